/** placeholder, filled in next */
export interface BuiltIn {
  readonly name: string;
}

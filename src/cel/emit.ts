import type { TypedNode } from './typed.js';
export declare function emit(node: TypedNode, resolve: (variable: string) => string): string;

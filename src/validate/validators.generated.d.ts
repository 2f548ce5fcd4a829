// Generated from schemas/ by generators/validators.ts (ajv, then esbuild). Do not edit.
import type { Judges } from './validator.js';

export declare const judges: Judges;

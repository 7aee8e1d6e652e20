export interface Pause {
  readonly ms: number;
  readonly answer: string;
}

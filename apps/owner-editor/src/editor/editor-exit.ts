export interface EditorExit {
  readonly home: string;
  readonly label: string;
  readonly leave: () => void;
}

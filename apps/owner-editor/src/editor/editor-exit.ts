/** Links out of the editor: back to the list of menus, and out of the session or the demo. */
export interface EditorExit {
  readonly home: string;
  readonly label: string;
  readonly leave: () => void;
}

/** The two ways out of the editor: back to the menus, and out of the session or the demo. */
export interface EditorExit {
  readonly home: string;
  readonly label: string;
  readonly leave: () => void;
}

import type { LocalMenu } from '../menu/menu-in-language';
import { Share } from './icons';

/** Shows the script's buttons for text size and sharing. */
export function ReadingTools({ local: { messages } }: { local: LocalMenu }) {
  const { textSize, share } = messages.page;
  return (
    <div className="tools">
      <button className="size" type="button" hidden>
        <b aria-hidden="true">Aa</b>
        {textSize}
      </button>
      <button className="share" type="button" hidden>
        <Share />
        {share}
      </button>
    </div>
  );
}

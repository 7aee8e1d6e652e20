import { draw, elementOf } from './draw';

const Row = ({ name, isOff, press }: { name: string; isOff?: boolean; press?: () => void }) => (
  <li className={isOff ? 'off' : undefined}>
    {isOff && <strong>agotado</strong>}
    <input aria-label={name} value={name} onInput={() => undefined} />
    <button disabled={isOff} onClick={press}>
      {name}
    </button>
  </li>
);
const list = () => document.body.appendChild(document.createElement('ul'));

describe('JSX drawn without React', () => {
  it('is what it says, and its text is never markup', () => {
    expect(elementOf(<Row name="<b>&" />).outerHTML).toBe(
      '<li><input aria-label="<b>&amp;"><button>&lt;b&gt;&amp;</button></li>',
    );
    const parts = elementOf(
      <p style={{ background: 'red' }} tabIndex={-1}>
        <>
          {0} {[<b key="b">uno</b>, 'dos']}
        </>
      </p>,
    );
    expect(parts.outerHTML).toBe('<p style="background: red;" tabindex="-1">0 <b>uno</b>dos</p>');
  });

  it('keeps the nodes that stay, with the focus and what they hear', () => {
    const parent = list();
    const heard: string[] = [];
    draw(parent, <Row name="uno" isOff={false} press={() => heard.push('uno')} />);
    const [row, input, button] = ['li', 'input', 'button'].map((tag) => parent.querySelector(tag)!);
    (input as HTMLInputElement).focus();
    draw(parent, <Row name="dos" isOff press={() => heard.push('dos')} />);
    expect(parent.innerHTML).toContain('<li class="off"><strong>agotado</strong>');
    expect(['li', 'input', 'button'].map((tag) => parent.querySelector(tag))).toEqual([
      row,
      input,
      button,
    ]);
    expect(input).toHaveFocus();
    expect(input).toHaveValue('dos');
    expect(button).toBeDisabled();
    draw(parent, <Row name="tres" isOff={false} press={() => heard.push('tres')} />);
    expect(row).not.toHaveAttribute('class');
    (button as HTMLButtonElement).click();
    expect(heard).toEqual(['tres']);
  });

  it('lets go of what is no more', () => {
    const parent = list();
    draw(parent, [<Row key="1" name="uno" />, <Row key="2" name="dos" />]);
    draw(parent, <Row name="uno" />);
    expect(parent.children).toHaveLength(1);
    draw(parent, null);
    expect(parent.children).toHaveLength(0);
  });
});

import type { MenuDesign } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { Word, type Paint } from './word';

type Layout = (paint: Paint) => ReactNode;

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly paint: Paint;
}

const Row = ({ x, y, width, paint }: LineProps) => (
  <>
    <rect x={x} y={y} width={width * 0.45} height={3.5} rx={1} fill={paint.ink} />
    <rect x={x + width * 0.8} y={y} width={width * 0.2} height={3.5} rx={1} fill={paint.brand} />
    <rect x={x} y={y + 6} width={width * 0.68} height={2.5} rx={1} fill={paint.dots} />
  </>
);

const Centred = ({ x, y, width, paint }: LineProps) => (
  <>
    <rect x={x - width * 0.3} y={y} width={width * 0.6} height={3} rx={1} fill={paint.ink} />
    <rect x={x - width / 2} y={y + 5.5} width={width} height={2} rx={1} fill={paint.dots} />
    <rect
      x={x - width * 0.12}
      y={y + 10}
      width={width * 0.24}
      height={3}
      rx={1}
      fill={paint.brand}
    />
  </>
);

interface PhotoProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx?: number;
  readonly paint: Paint;
}

const Photo = ({ x, y, width, height, rx = 2, paint }: PhotoProps) => {
  const radius = Math.min(width, height) * 0.36;
  const middle = { cx: x + width / 2, cy: y + height / 2 };
  return (
    <>
      <rect {...{ x, y, width, height, rx }} fill={paint.fill} opacity={0.3} />
      <circle {...middle} r={radius} fill={paint.card} />
      <circle {...middle} r={radius * 0.62} fill={paint.fill} opacity={0.75} />
    </>
  );
};

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const LAYOUTS: Readonly<Record<MenuDesign, Layout>> = {
  classic: (paint) => (
    <>
      <path d="M0 0h120v5H0zM0 7h120v1H0z" fill={paint.fill} />
      <Word design="classic" y={30} size={19} color={paint.brand} />
      <rect x={7} y={42} width={106} height={96} rx={5} fill={paint.card} stroke={paint.line} />
      <rect x={14} y={50} width={38} height={5} rx={1} fill={paint.brand} />
      {[64, 80, 96, 112].map((y) => (
        <Row key={y} {...{ x: 14, y, width: 92, paint }} />
      ))}
    </>
  ),
  comedor: (paint) => (
    <>
      <g fill={paint.fill}>
        <rect y={4} width={120} height={4} opacity={0.5} />
        {times(15).map((at) => (
          <rect key={at} x={at * 8} width={4} height={12} opacity={0.5} />
        ))}
      </g>
      <Word design="comedor" y={34} size={21} color={paint.brand} />
      <rect x={9} y={45} width={34} height={5} rx={1} fill={paint.brand} />
      <path
        d="M48 47.5h63"
        stroke={paint.fill}
        strokeWidth={2}
        strokeDasharray="2 2"
        opacity={0.5}
      />
      {[58, 84, 110].map((y) => (
        <g key={y}>
          <Row {...{ x: 9, y: y + 3, width: y === 84 ? 102 : 74, paint }} />
          {y !== 84 && <Photo {...{ x: 91, y, width: 20, height: 20, rx: 4, paint }} />}
          <path
            d={`M9 ${y + 22.5}h102`}
            stroke={paint.dots}
            strokeWidth={0.7}
            strokeDasharray="2 1.5"
          />
        </g>
      ))}
    </>
  ),
  'fine-dining': (paint) => (
    <>
      <Word design="fine-dining" y={28} size={24} color={paint.ink} />
      <path
        d="M36 40h20m8 0h20M60 37.5l2.5 2.5-2.5 2.5-2.5-2.5z"
        stroke={paint.brand}
        strokeWidth={0.8}
        fill={paint.brand}
      />
      <Photo {...{ x: 26, y: 50, width: 68, height: 30, rx: 0, paint }} />
      {[87, 108].map((y) => (
        <Centred key={y} {...{ x: 60, y, width: 62, paint }} />
      ))}
    </>
  ),
  'beach-bar': (paint) => (
    <>
      <path
        d="M0 0h120v34c-7.5 0-7.5 5-15 5s-7.5-5-15-5-7.5 5-15 5-7.5-5-15-5-7.5 5-15 5-7.5-5-15-5-7.5 5-15 5-7.5-5-15-5z"
        fill={paint.fill}
      />
      <Word design="beach-bar" y={25} size={20} color={paint.onFill} />
      <rect x={9} y={47} width={40} height={5} rx={1} fill={paint.brand} />
      <rect x={9} y={58} width={102} height={62} rx={7} fill={paint.card} stroke={paint.line} />
      <Photo {...{ x: 9, y: 58, width: 102, height: 40, rx: 7, paint }} />
      <rect x={16} y={104} width={44} height={4} rx={1} fill={paint.ink} />
      <rect x={16} y={111} width={60} height={2.5} rx={1} fill={paint.dots} />
      <rect x={82} y={102} width={23} height={8} rx={4} fill={paint.fill} />
      <rect x={9} y={126} width={102} height={20} rx={7} fill={paint.card} stroke={paint.line} />
    </>
  ),
  cafe: (paint) => (
    <>
      {times(10).map((at) => (
        <path
          key={at}
          d={`M${at * 12} 0h12v9a6 6 0 0 1-12 0z`}
          fill={at % 2 === 0 ? paint.fill : paint.card}
        />
      ))}
      <Word design="cafe" y={37} size={20} color={paint.brand} />
      <circle cx={60} cy={47} r={1.2} fill={paint.brand} />
      <path d="M44 47h12m8 0h12" stroke={paint.brand} strokeWidth={1} />
      {[54, 104].map((y) =>
        [9, 63].map((x) => (
          <g key={`${x} ${y}`}>
            <Photo {...{ x, y, width: 48, height: 34, rx: 5, paint }} />
            <rect x={x} y={y + 38} width={30} height={3.5} rx={1} fill={paint.ink} />
            <rect x={x} y={y + 43.5} width={18} height={3} rx={1} fill={paint.brand} />
          </g>
        )),
      )}
    </>
  ),
  pizzeria: (paint) => (
    <>
      <rect width={120} height={2} fill={paint.fill} />
      {times(10).map((at) => (
        <path key={at} d={`M${at * 12 + 0.5} 3h11l-5.5 9z`} fill={paint.fill} />
      ))}
      <Word design="pizzeria" y={38} size={28} color={paint.brand} />
      <rect x={9} y={46} width={102} height={11} fill={paint.fill} />
      <rect x={14} y={49.5} width={36} height={4} rx={1} fill={paint.onFill} />
      {[63, 99].map((y) => (
        <g key={y}>
          <Photo {...{ x: 9, y, width: 28, height: 28, rx: 14, paint }} />
          <rect x={44} y={y + 1} width={34} height={4} rx={1} fill={paint.ink} />
          {[10, 17, 24].map((down) => (
            <g key={down}>
              <rect x={44} y={y + down} width={24} height={2.5} rx={1} fill={paint.dots} />
              <rect x={96} y={y + down} width={15} height={2.5} rx={1} fill={paint.ink} />
            </g>
          ))}
        </g>
      ))}
    </>
  ),
  'night-bar': (paint) => (
    <>
      <ellipse cx={60} cy={0} rx={60} ry={34} fill={paint.fill} opacity={0.18} />
      <g stroke={paint.fill} strokeWidth={3} strokeLinejoin="round" opacity={0.45}>
        <Word design="night-bar" y={31} size={23} color={paint.fill} />
      </g>
      <Word design="night-bar" y={31} size={23} color={paint.ink} />
      <rect
        x={8}
        y={45}
        width={104}
        height={100}
        rx={8}
        fill={paint.card}
        stroke={paint.fill}
        opacity={0.8}
      />
      <path
        d="M55 51h10l-5 5zM60 56v5m-3 0h6M30 56h16m28 0h16"
        stroke={paint.brand}
        strokeWidth={1}
        fill="none"
      />
      {[70, 86, 102, 118].map((y) => (
        <Row key={y} {...{ x: 16, y, width: 88, paint }} />
      ))}
    </>
  ),
};

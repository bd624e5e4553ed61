import type { ReactNode } from 'react'
import styles from './DesenhoExame.module.css'

/** A tooth standing on its root: crown up at `y`, of a lower arch; turned over for an upper one. */
const dente = (x: number, y: number, isSuperior = false): ReactNode => (
  <path
    className={styles.dente}
    d="M-9 0C-9-7-4-8 0-5 4-8 9-7 9 0 9 7 6 12 5 26 4 31 1 31 0 22-1 31-4 31-5 26-6 12-9 7-9 0z"
    key={`${x} ${y}`}
    transform={`translate(${x} ${y})${isSuperior ? ' rotate(180)' : ''}`}
  />
)

const fila = (xs: readonly number[], y: number, isSuperior = false) => xs.map((x) => dente(x, y, isSuperior))

const filme = (x: number, y: number, largura: number, altura: number): ReactNode => (
  <rect className={styles.area} height={altura} key={`${x} ${y}`} rx="6" width={largura} x={x} y={y} />
)

const arco = <path className={styles.osso} d="M60 100C56 40 78 18 110 18s54 22 50 82" />
const dentesDoArco = [
  [64, 88],
  [66, 70],
  [72, 53],
  [83, 39],
  [98, 31],
  [122, 31],
  [137, 39],
  [148, 53],
  [154, 70],
  [156, 88],
].map(([cx, cy]) => <circle className={styles.dente} cx={cx} cy={cy} key={`${cx} ${cy}`} r="7" />)

/** The head from the side, looking to the right. */
const perfil = (
  <path
    className={styles.osso}
    d="M84 108c2-10-3-16-10-22-12-10-16-24-12-40C67 24 88 12 112 14c22 2 36 14 40 32l3 12 10 16c1 2 0 4-3 4l-5 1 1 6-3 3 1 4-3 3v6c0 5-4 7-10 6l-12-2-3 8"
  />
)

const maxilares = (
  <>
    <path className={styles.osso} d="M122 72c10-4 22-4 32 0M118 92c10 6 22 8 34 4" />
    <path className={styles.dente} d="M136 72h14v8h-14zM134 86h14v8h-14z" />
  </>
)

/** The head from the front. */
const face = (
  <>
    <path
      className={styles.osso}
      d="M70 52C70 24 88 12 110 12s40 12 40 40c0 10-2 16-4 22-2 18-14 34-36 34S76 92 74 74c-2-6-4-12-4-22z"
    />
    <path
      className={styles.osso}
      d="M84 50c4-6 14-6 18 0-4 8-14 8-18 0zM118 50c4-6 14-6 18 0-4 8-14 8-18 0zM110 54l-5 16h10z"
    />
    <path className={styles.dente} d="M92 82h36v10H92zM101 82v10M110 82v10M119 82v10" />
  </>
)

const tracos = (
  <>
    <path className={styles.visto} d="M78 40l70-4M120 38l36 52M82 96l70-6M96 40l46 56" />
    {[
      [96, 40],
      [148, 36],
      [152, 90],
      [142, 96],
    ].map(([cx, cy]) => (
      <circle className={styles.area} cx={cx} cy={cy} key={`${cx} ${cy}`} r="4" />
    ))}
  </>
)

const camera = (
  <>
    <path
      className={styles.area}
      d="M70 42h22l8-14h20l8 14h22a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H70a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6z"
    />
    <circle className={styles.dente} cx="110" cy="68" r="20" />
    <path className={styles.visto} d="M100 66c6 8 14 8 20 0" />
  </>
)

const gesso = (
  <>
    <path className={styles.dente} d="M66 44V30a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v14l-8 10H74z" />
    <path className={styles.dente} d="M66 78v14a8 8 0 0 0 8 8h72a8 8 0 0 0 8-8V78l-8-10H74z" />
    <path className={styles.visto} d="M74 56l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8" />
  </>
)

const seis = [60, 80, 100, 120, 140, 160] as const

/** Our own drawings of the exams, each on 220 by 120: what is seen in the primary colour, the rest in outline. */
export const desenhosExame: Readonly<Record<string, ReactNode>> = {
  periapical: (
    <>
      <path className={styles.osso} d="M30 72h160" />
      {filme(82, 18, 56, 86)}
      {fila([64, 87, 110, 133, 156], 50)}
    </>
  ),
  interproximal: (
    <>
      {filme(54, 34, 112, 52)}
      {fila([70, 96, 122, 148], 52, true)}
      {fila([70, 96, 122, 148], 68)}
    </>
  ),
  oclusal: (
    <>
      {filme(42, 10, 136, 100)}
      {arco}
      {dentesDoArco}
    </>
  ),
  levantamento: (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((i) => filme(18 + i * 27, 16, 22, 36))}
      {[0, 1, 2, 3, 4, 5, 6].map((i) => filme(18 + i * 27, 68, 22, 36))}
      {[29, 56, 83, 110, 137, 164, 191].map((x) => dente(x, 42, true))}
      {[29, 56, 83, 110, 137, 164, 191].map((x) => dente(x, 78))}
    </>
  ),
  localizacao: (
    <>
      {filme(40, 22, 60, 80)}
      {filme(120, 22, 60, 80)}
      {fila([58, 82, 144, 168], 52)}
      <circle className={styles.visto} cx="70" cy="76" r="7" />
      <circle className={styles.visto} cx="160" cy="76" r="7" />
      <path className={styles.visto} d="M103 40h12m-4-4 4 4-4 4" />
    </>
  ),
  panoramica: (
    <>
      <path
        className={styles.area}
        d="M24 30c20-10 52-14 86-14s66 4 86 14c6 20 2 46-12 62-20 14-46 18-74 18s-54-4-74-18C22 76 18 50 24 30z"
      />
      <path className={styles.osso} d="M40 42c10 40 36 54 70 54s60-14 70-54M40 42l-6-8M180 42l6-8" />
      {fila(seis, 50, true)}
      {fila(seis, 66)}
    </>
  ),
  telerradiografia: (
    <>
      {filme(46, 6, 132, 108)}
      {perfil}
      {maxilares}
    </>
  ),
  tracado: (
    <>
      {perfil}
      {maxilares}
      {tracos}
    </>
  ),
  atm: (
    <>
      <path
        className={styles.osso}
        d="M30 40c14-16 30-16 38 0 6 10 18 10 24 0M128 40c6 10 18 10 24 0 8-16 24-16 38 0"
      />
      <path
        className={styles.dente}
        d="M62 104c2-20-10-30-12-44 2-14 24-14 26 0-2 14 2 28 10 44zM158 104c-2-20 10-30 12-44-2-14-24-14-26 0 2 14-2 28-10 44z"
      />
      <circle className={styles.visto} cx="63" cy="52" r="22" />
      <circle className={styles.visto} cx="157" cy="52" r="22" />
    </>
  ),
  maoPunho: (
    <>
      <path
        className={styles.dente}
        d="M88 110V84c-4-6-14-16-20-24-3-5 4-10 8-6l14 12V28c0-7 9-7 9 0v26V18c0-7 10-7 10 0v36V22c0-7 10-7 10 0v34l3-26c1-7 9-6 9 1l-3 42c0 12-6 18-6 26v11z"
      />
      <path className={styles.visto} d="M92 88h26M94 98h24" />
      {[96, 106, 116].map((cx) => (
        <circle className={styles.area} cx={cx} cy="80" key={cx} r="4" />
      ))}
    </>
  ),
  face: (
    <>
      {filme(50, 4, 120, 112)}
      {face}
    </>
  ),
  mandibula: (
    <>
      <path
        className={styles.area}
        d="M44 22c10-8 22-4 22 8l4 34c30 10 62 12 104 6 8 0 10 8 6 16-6 14-22 18-44 18-34 0-66-8-80-26C46 62 40 40 44 22z"
      />
      {fila([92, 112, 132, 152], 54)}
    </>
  ),
  tomografia: (
    <>
      {arco}
      {dentesDoArco}
      <path className={styles.visto} d="M52 52h116M52 64h116M52 76h116" />
      <path className={styles.area} d="M180 30l22-8v60l-22 8z" />
      <path className={styles.visto} d="M186 46l10-4M186 58l10-4M186 70l10-4" />
    </>
  ),
  fotografia: camera,
  modelos: gesso,
  midia: (
    <>
      <circle className={styles.area} cx="110" cy="60" r="46" />
      <circle className={styles.dente} cx="110" cy="60" r="13" />
      <path className={styles.visto} d="M110 24a36 36 0 0 1 36 36M110 34a26 26 0 0 1 26 26" />
    </>
  ),
  documentacao: (
    <>
      {filme(18, 16, 56, 40)}
      {filme(82, 16, 56, 40)}
      {filme(146, 16, 56, 40)}
      {filme(18, 64, 56, 40)}
      {filme(82, 64, 56, 40)}
      {filme(146, 64, 56, 40)}
      <path
        className={styles.osso}
        d="M28 30c6 20 30 20 36 0M100 22c12 0 22 8 22 18l4 8h-6v4h-18M166 30h16l4-6h4v24h-32V30z"
      />
      <path className={styles.visto} d="M30 96l16-22 16 22M92 92V76h36v16zM164 74l6 8 6-8 6 8 6-8" />
    </>
  ),
}

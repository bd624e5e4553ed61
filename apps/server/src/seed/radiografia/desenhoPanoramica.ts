import { drawDente } from './desenhoDente.ts'
import { type Desenho, drawMoldura, FORMAS, GRADIENTES, type NomeForma } from './desenhoRadiografia.ts'

const [LARGURA, ALTURA] = [1400, 700]
const ESCALA = 0.34
/** Half an arch, from the midline back; the name of the last ones is the arch's own. */
const MEIO_ARCO: readonly (NomeForma | 'molar')[] = [
  ...(['anterior', 'anterior', 'anterior', 'preMolar', 'preMolar', 'molar', 'molar', 'molar'] as const),
]

type Lugar = { readonly forma: NomeForma; readonly x: number }

/** The teeth of half an arch, side by side. */
function placeMeioArco(molar: NomeForma): Lugar[] {
  let x = 0
  return MEIO_ARCO.map((nome) => {
    const forma = nome === 'molar' ? molar : nome
    const passo = FORMAS[forma].largura * ESCALA * 1.06
    x += passo
    return { forma, x: x - passo / 2 }
  })
}

/** An arch in the curve of a smile: `sentido` 1 has its roots below, -1 above. */
function drawArco(molar: NomeForma, sentido: 1 | -1): string {
  return placeMeioArco(molar)
    .flatMap((lugar) => [lugar, { ...lugar, x: -lugar.x }])
    .map(({ forma, x }) => {
      const y = 370 + sentido * 62 - (x / LARGURA) ** 2 * 300
      const giro = (-x / 55) * sentido
      const place = `translate(${LARGURA / 2 + x} ${y}) scale(${ESCALA} ${ESCALA * sentido}) rotate(${giro})`
      return `<g transform="${place}">${drawDente(FORMAS[forma], 'natural')}</g>`
    })
    .join('')
}

/** The bone below, up to the rami at both sides. */
const MANDIBULA = `<path d="M70 150 Q110 110 160 150 L196 400 Q700 478 1204 400 L1240 150 Q1290 110 1330 150 Q1320 380 1250 480 Q1180 590 1010 622
  Q700 690 390 622 Q220 590 150 480 Q80 380 70 150 Z" fill="#646464" stroke="#9a9a9a" stroke-width="6"/>`
/** The bone above, with the two sinuses and the nose between them. */
const MAXILA = `<path d="M230 70 Q700 20 1170 70 Q1230 180 1200 280 Q700 352 200 280 Q170 180 230 70 Z" fill="#5c5c5c"/>
  <path d="M300 110 Q400 60 560 90 Q610 130 570 176 Q500 214 400 196 Q300 180 300 110 Z M1100 110 Q1000 60 840 90 Q790 130 830 176 Q900 214 1000 196
  Q1100 180 1100 110 Z" fill="#343434" stroke="#8c8c8c" stroke-width="4"/>
  <path d="M650 70 Q700 30 750 70 L738 150 Q700 176 662 150 Z" fill="#303030"/>`

/** A panoramic film: both jaws and every tooth, for what is asked for no single tooth. */
export function drawPanoramica(): Desenho {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}">${GRADIENTES}
    <rect width="100%" height="100%" fill="#181818"/>${MAXILA}${MANDIBULA}
    ${drawArco('molarSuperior', -1)}${drawArco('molarInferior', 1)}
    <rect width="100%" height="100%" fill="url(#luz)"/>${drawMoldura(LARGURA, ALTURA)}</svg>`
  return { svg, largura: LARGURA, altura: ALTURA }
}

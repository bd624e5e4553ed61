import { drawDente, type EstadoDente, type FormaDente, type RaizDesenhada } from './desenhoDente.ts'

export type NomeForma = 'molarSuperior' | 'molarInferior' | 'preMolar' | 'anterior'

/** An image before its texture, as SVG. */
export type Desenho = { readonly svg: string; readonly largura: number; readonly altura: number }

const raiz = (saida: number, apice: number, comprimento: number, largura: number): RaizDesenhada => ({
  saida,
  apice,
  comprimento,
  largura,
})

/** The number and the lean of the roots is what tells one tooth from another. */
export const FORMAS: Readonly<Record<NomeForma, FormaDente>> = {
  molarSuperior: {
    largura: 212,
    coroa: 150,
    cuspides: 3,
    raizes: [raiz(0, 6, 262, 84), raiz(-54, -78, 224, 64), raiz(54, 66, 218, 64)],
  },
  molarInferior: {
    largura: 224,
    coroa: 150,
    cuspides: 3,
    raizes: [raiz(-50, -72, 252, 78), raiz(50, 52, 240, 78)],
  },
  preMolar: { largura: 148, coroa: 150, cuspides: 2, raizes: [raiz(0, 10, 266, 118)] },
  anterior: { largura: 156, coroa: 200, cuspides: 1, raizes: [raiz(0, 8, 320, 125)] },
}

/** The tooth in the middle of each film and its two neighbours: how far to the side, and what they are. */
const VIZINHOS: Readonly<Record<NomeForma, readonly (readonly [NomeForma, number])[]>> = {
  molarSuperior: [
    ['preMolar', -190],
    ['preMolar', -345],
    ['molarSuperior', 222],
    ['molarSuperior', 440],
  ],
  molarInferior: [
    ['preMolar', -196],
    ['preMolar', -350],
    ['molarInferior', 232],
    ['molarInferior', 462],
  ],
  preMolar: [
    ['preMolar', -158],
    ['anterior', -316],
    ['molarInferior', 196],
    ['molarInferior', 428],
  ],
  anterior: [
    ['anterior', -166],
    ['anterior', 164],
    ['anterior', -330],
    ['anterior', 328],
  ],
}

export const GRADIENTES = `<defs>
  <linearGradient id="esmalte" x1="0" x2="1"><stop offset="0" stop-color="#f0f0f0"/><stop offset=".2" stop-color="#cfcfcf"/>
    <stop offset=".8" stop-color="#cfcfcf"/><stop offset="1" stop-color="#f0f0f0"/></linearGradient>
  <linearGradient id="raiz" x1="0" x2="1"><stop offset="0" stop-color="#8a8a8a"/><stop offset=".35" stop-color="#adadad"/>
    <stop offset=".65" stop-color="#adadad"/><stop offset="1" stop-color="#868686"/></linearGradient>
  <linearGradient id="osso" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#787878"/>
    <stop offset=".5" stop-color="#666"/><stop offset="1" stop-color="#525252"/></linearGradient>
  <radialGradient id="lesao"><stop offset="0" stop-color="#202020" stop-opacity=".95"/><stop offset=".6" stop-color="#262626" stop-opacity=".75"/>
    <stop offset="1" stop-color="#303030" stop-opacity="0"/></radialGradient>
  <radialGradient id="carie"><stop offset="0" stop-color="#1c1c1c"/><stop offset=".65" stop-color="#2e2e2e" stop-opacity=".9"/>
    <stop offset="1" stop-color="#555" stop-opacity="0"/></radialGradient>
  <linearGradient id="gengiva" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#333" stop-opacity="0"/>
    <stop offset="1" stop-color="#3a3a3a" stop-opacity=".8"/></linearGradient>
  <radialGradient id="luz" r=".72"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></radialGradient>
  <radialGradient id="seio"><stop offset="0" stop-color="#2c2c2c"/><stop offset="1" stop-color="#3c3c3c"/></radialGradient>
</defs>`

/** The neck's height on the film, and the crest of the bone a little below it, dipping at each tooth. */
function drawOsso(largura: number, altura: number, colo: number): string {
  const crista = colo + 26
  const ondas = Array.from({ length: Math.ceil(largura / 150) }, (_, i) => {
    const x = i * 150
    return `Q${x + 75} ${crista + (i % 2 ? 26 : -6)} ${x + 150} ${crista + 8}`
  })
  return `<path d="M0 ${crista} ${ondas.join(' ')} V${altura} H0 Z" fill="url(#osso)" stroke="#8e8e8e" stroke-width="3"/>
    <rect y="${crista - 110}" width="${largura}" height="120" fill="url(#gengiva)"/>`
}

/** The floor of the maxillary sinus, a thin bright line over the roots of the upper molars. */
const SEIO = `<path d="M-20 720 V640 Q120 560 250 606 Q360 650 450 600 Q580 520 700 580 Q820 640 930 570 V720 Z" fill="url(#seio)"
  stroke="#a0a0a0" stroke-width="5" opacity=".8"/>`

/** The lower border of the mandible and the canal of its nerve. */
const MANDIBULA = `<path d="M-20 664 Q450 610 930 640" fill="none" stroke="#3f3f3f" stroke-width="26" opacity=".7"/>
  <path d="M-20 650 Q450 594 930 624 M-20 680 Q450 628 930 658" fill="none" stroke="#8a8a8a" stroke-width="3" opacity=".7"/>`

const FUNDOS: Readonly<Record<NomeForma, string>> = {
  molarSuperior: SEIO,
  molarInferior: MANDIBULA,
  preMolar: '',
  anterior: '',
}

/** The rounded edge of the film and the dot that tells its front from its back. */
export function drawMoldura(largura: number, altura: number): string {
  return `<path fill-rule="evenodd" d="M0 0 H${largura} V${altura} H0 Z M44 10 H${largura - 44} Q${largura - 10} 10 ${largura - 10} 44 V${altura - 44}
    Q${largura - 10} ${altura - 10} ${largura - 44} ${altura - 10} H44 Q10 ${altura - 10} 10 ${altura - 44} V44 Q10 10 44 10 Z" fill="#020202"/>
    <circle cx="46" cy="46" r="9" fill="#5c5c5c" opacity=".6"/>`
}

/** A periapical film of one tooth between its neighbours, roots below: as in the lower arch. */
export function drawPeriapical(forma: NomeForma, estado: EstadoDente): Desenho {
  const [largura, altura] = forma === 'anterior' ? [700, 900] : [900, 700]
  const colo = forma === 'anterior' ? 320 : 262
  const place = (nome: NomeForma, x: number, como: EstadoDente | 'natural') =>
    `<g transform="translate(${largura / 2 + x} ${colo + Math.abs(x) / 24}) rotate(${-x / 60})">${drawDente(FORMAS[nome], como)}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}">${GRADIENTES}
    <rect width="100%" height="100%" fill="#101010"/>${drawOsso(largura, altura, colo)}${FUNDOS[forma]}
    ${VIZINHOS[forma].map(([nome, x]) => place(nome, x, 'natural')).join('')}${place(forma, 0, estado)}
    <rect width="100%" height="100%" fill="url(#luz)"/>${drawMoldura(largura, altura)}</svg>`
  return { svg, largura, altura }
}

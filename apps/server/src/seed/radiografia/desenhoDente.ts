/** A root of a drawn tooth: where it leaves the neck and where it ends, both from the tooth's middle. */
export type RaizDesenhada = {
  readonly saida: number
  readonly apice: number
  readonly comprimento: number
  readonly largura: number
}

/** What the film shows of the tooth it is about: ill, with its canals filled, or only its empty socket. */
export const estados = ['doente', 'tratado', 'extraido'] as const
export type EstadoDente = (typeof estados)[number]

/** A tooth as drawn, crown above and roots below its neck; measures in pixels of the film. */
export type FormaDente = {
  readonly largura: number
  readonly coroa: number
  readonly cuspides: number
  readonly raizes: readonly RaizDesenhada[]
}

const f = (value: number): string => value.toFixed(1)

/** A tapering outline from the neck to the apex: `escala` 1 is the root, less is the canal inside it. */
function rootPath({ saida, apice, comprimento, largura }: RaizDesenhada, escala: number, topo: number) {
  const half = (largura / 2) * escala
  const [meio, fim] = [comprimento * 0.55, comprimento * (escala < 1 ? 0.95 : 1)]
  const ponta = half * (escala < 1 ? 0.3 : 0.55)
  return `M${f(saida - half)} ${f(topo)} C${f(saida - half)} ${f(meio)} ${f(apice - ponta * 1.5)} ${f(meio)} ${f(apice - ponta)} ${f(fim - ponta)}
    Q${f(apice)} ${f(fim + ponta)} ${f(apice + ponta)} ${f(fim - ponta)} C${f(apice + ponta * 1.5)} ${f(meio)} ${f(saida + half)} ${f(meio)} ${f(saida + half)} ${f(topo)} Z`
}

/** The crown: wider at its contact points than at the neck, with its cusps above. Less than 1 is the dentine inside. */
function crownPath({ largura, coroa, cuspides }: FormaDente, escala = 1): string {
  const [half, neck, alto] = [(largura / 2) * escala, largura * 0.4, coroa * escala]
  const passo = (half * 1.76) / cuspides
  const topo = -alto * 0.88
  const cusps = Array.from({ length: cuspides }, (_, i) => {
    const x = -half * 0.88 + passo * i
    return `Q${f(x + passo / 2)} ${f(topo - alto * 0.24)} ${f(x + passo)} ${f(topo)}`
  })
  return `M${f(-neck)} 12 C${f(-neck)} ${f(-alto * 0.3)} ${f(-half * 1.08)} ${f(-alto * 0.5)} ${f(-half * 0.88)} ${f(topo)}
    ${cusps.join(' ')} C${f(half * 1.08)} ${f(-alto * 0.5)} ${f(neck)} ${f(-alto * 0.3)} ${f(neck)} 12 Z`
}

/** What joins the roots under the crown, down to where they part. */
function trunkPath({ largura, raizes }: FormaDente): string {
  const neck = largura * 0.4
  const fim = raizes.length > 1 ? 58 : 24
  return `M${f(-neck)} 4 Q${f(-neck)} 30 ${f(-neck * 1.02)} ${fim} Q0 ${fim * 0.7} ${f(neck * 1.02)} ${fim} Q${f(neck)} 30 ${f(neck)} 4 Z`
}

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`

/** Ligament (dark) and hard lamina (bright) round each root: what is left to see of a socket. */
function drawAlveolo({ raizes }: FormaDente): string {
  return raizes
    .flatMap((raiz) => [
      path(rootPath(raiz, 1, 14), 'fill="none" stroke="#8f8f8f" stroke-width="13"'),
      path(rootPath(raiz, 1, 8), 'fill="#3e3e3e" stroke="#343434" stroke-width="6"'),
    ])
    .join('')
}

function drawPolpa({ largura, coroa, raizes }: FormaDente, cor: string, escala: number): string {
  // Wide enough to meet every canal where it begins.
  const half = Math.max(
    largura * 0.11,
    ...raizes.map(({ saida, largura: raiz }) => Math.abs(saida) + raiz * 0.09),
  )
  const camara = `M${f(-half)} ${f(-coroa * 0.38)} Q0 ${f(-coroa * 0.24)} ${f(half)} ${f(-coroa * 0.38)} L${f(half * 0.9)} 24 Q0 8 ${f(-half * 0.9)} 24 Z`
  return [camara, ...raizes.map((raiz) => rootPath(raiz, escala, 4))]
    .map((d) => path(d, `fill="${cor}"`))
    .join('')
}

/** Caries that reaches the pulp, and the dark halo of the lesion that follows at the apices. */
function drawDoenca({ largura, coroa, raizes }: FormaDente): string {
  const [x, y] = [f(largura * 0.3), f(-coroa * 0.62)]
  const halos = raizes.map(
    ({ apice, comprimento, largura: raiz }) =>
      `<ellipse cx="${f(apice)}" cy="${f(comprimento + 6)}" rx="${f(raiz * 0.72)}" ry="${f(raiz * 0.66)}" fill="url(#lesao)"/>`,
  )
  return `${halos.join('')}<ellipse cx="${x}" cy="${y}" rx="${f(largura * 0.2)}" ry="${f(coroa * 0.26)}" fill="url(#carie)"/>`
}

/** Filled canals (gutta-percha) under a restoration, both nearly white on the film. */
function drawTratamento(forma: FormaDente): string {
  const { largura, coroa } = forma
  const restauracao = `M${f(-largura * 0.26)} ${f(-coroa * 0.86)} Q0 ${f(-coroa * 0.74)} ${f(largura * 0.36)} ${f(-coroa * 0.9)} L${f(largura * 0.3)} ${f(-coroa * 0.42)} Q0 ${f(-coroa * 0.28)} ${f(-largura * 0.2)} ${f(-coroa * 0.42)} Z`
  return drawPolpa(forma, '#eaeaea', 0.16) + path(restauracao, 'fill="#fafafa"')
}

/** The tooth as SVG, its neck's middle at the origin; uses the gradients of the film it is drawn on. */
export function drawDente(forma: FormaDente, estado: EstadoDente | 'natural'): string {
  const alveolo = drawAlveolo(forma)
  if (estado === 'extraido') return alveolo
  const partes = [
    alveolo,
    ...forma.raizes.map((raiz) => path(rootPath(raiz, 0.97, -10), 'fill="url(#raiz)"')),
    path(trunkPath(forma), 'fill="url(#raiz)"'),
    path(crownPath(forma), 'fill="url(#esmalte)"'),
    path(crownPath(forma, 0.8), 'fill="url(#raiz)"'),
    estado === 'tratado' ? drawTratamento(forma) : drawPolpa(forma, '#858585', 0.15),
    estado === 'doente' ? drawDoenca(forma) : '',
  ]
  return partes.join('')
}

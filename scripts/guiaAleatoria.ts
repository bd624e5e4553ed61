import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { isEventoVisivel } from '@portal/domain/evento/regra/eventos.tables.ts'
import { listFacesPossiveis } from '@portal/domain/evento/regra/formaEvento.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { Random } from '../apps/server/src/seed/chance/random.ts'

/** Events that wait for something or meet each other, so that every decision of a guide is reached often. */
const FREQUENTES: readonly string[] = [
  ...['85100196', '85100200', '84000198', '85300047', '85300039', '81000030', '81000065', '84000090'],
  ...['85200166', '85200140', '85200158', '85100064', '82000875', '82000883', '83000089', '85400262'],
]
/** What is most often approved at once. */
const SIMPLES: readonly string[] = ['85100196', '85100200', '84000198', '81000065', '85300047', '82000875']

/** What asks for a technical justification where the number of canals is not the tooth's. */
const CANAIS: readonly string[] = ['85200166', '85200140', '85200158']

const TEXTOS = [
  '',
  '',
  'Dor',
  '"Fratura" #2 ‘d’ <36>',
  'Terceiro canal confirmado na radiografia inicial do dente.',
  `Gestante"""""""""""""""""""  `,
  'Lesão extensa, sem radiografia: paciente gestante, com dor espontânea e resposta negativa ao frio.',
] as const

/** What a person may leave on the form of an open guide. */
export type GuiaAleatoria = {
  itens: ItemRascunho[]
  justificativa: string
  denticaoManual?: 'permanente' | 'decidua' | 'mista'
  /** Teeth of the initial images that the guide has. */
  imagens: string[]
}

function drawLugar(regra: RegraEvento, random: Random): Pick<ItemRascunho, 'dente' | 'regiao' | 'faces'> {
  // Now and then a place that the event does not take, or takes with a justification.
  if (CANAIS.includes(regra.codigoEvento) && random.chance(0.3))
    return { dente: random.pick(['14', '16', '36']) }
  if (random.chance(0.02)) return { dente: random.pick(['11', '36', '75', '99']) }
  if (regra.local === 'nenhum') return {}
  if (regra.local === 'regiao') return { regiao: random.pick(regra.regioes) }
  const codigo = random.pick(regra.dentes)
  const dente = findDente(codigo)
  const letras = dente ? listFacesPossiveis(regra, dente) : ''
  const quantas = random.int(regra.facesMinimo, Math.min(regra.facesMaximo, letras.length))
  const faces = letras.slice(0, random.chance(0.03) ? quantas + 1 : quantas)
  return faces === '' ? { dente: codigo } : { dente: codigo, faces }
}

/** A guide of that specialty as a person might fill it, mistakes included. */
export function drawGuia(
  regras: readonly RegraEvento[],
  codigoEspecialidade: number,
  random: Random,
): GuiaAleatoria {
  const ofertados = regras.filter((regra) => isEventoVisivel(regra, codigoEspecialidade))
  const pool = ofertados.length > 0 ? ofertados : regras
  const preferidos = (codigos: readonly string[]) => {
    const daqui = pool.filter(({ codigoEvento }) => codigos.includes(codigoEvento))
    return daqui.length > 0 ? daqui : pool
  }
  const preferencia = random.pick([SIMPLES, FREQUENTES, CANAIS].map(preferidos))
  const draw = () => random.pick(random.chance(0.02) ? regras : random.chance(0.1) ? pool : preferencia)
  const itens = Array.from(
    {
      length: random.weighted([
        [1, 4],
        [2, 3],
        [3, 2],
        [6, 1],
      ] as const),
    },
    (_, i) => {
      const regra = draw()
      const quantidade = random.chance(0.03) ? random.int(0, 3) : 1
      return { sequencial: i + 1, codigoEvento: regra.codigoEvento, ...drawLugar(regra, random), quantidade }
    },
  )
  const dentes = itens.flatMap(({ dente }) => (dente && random.chance(0.5) ? [dente] : []))
  return {
    itens,
    justificativa: random.pick(TEXTOS),
    imagens: dentes,
    ...(random.chance(0.05) && { denticaoManual: random.pick(['permanente', 'decidua', 'mista'] as const) }),
  }
}

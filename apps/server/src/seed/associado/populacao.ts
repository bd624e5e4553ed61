import type { SituacaoAssociado } from '@portal/domain/associado/situacaoAssociado.ts'
import { addDays, addMonths, ageAt } from '@portal/domain/calendario/dataCivil.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { Random, type Weighted } from '../chance/random.ts'
import { toInstante } from '../database/instante.ts'
import type { AssociadoSemeado } from './associado.ts'
import { cpfOf } from './documento.ts'
import { CODIGOS_AREA, EMPRESAS, NOMES_FEMININOS, NOMES_MASCULINOS, SOBRENOMES } from './nome.data.ts'

/** The first members are the cast's. */
export const TAMANHO_ELENCO = 7
const CARTAO_ZERO = 500_000_001
const ATENDIMENTO_ZERO = 300_000_000_001

/** Six of ten members are the operator's own, two of each other network. */
const REDE_DO_FINAL: readonly Rede[] = [
  ...(['AURORA', 'AURORA', 'MERIDIANO', 'AURORA', 'LUMINA'] as const),
  ...(['AURORA', 'AURORA', 'MERIDIANO', 'AURORA', 'LUMINA'] as const),
]

const PLANOS_DA_REDE: Readonly<Record<Rede, Weighted<readonly string[]>>> = {
  AURORA: [
    [['AURESS'], 40],
    [['AURCOM'], 38],
    [['AURPRE'], 18],
    [['AURCOM', 'AURESS'], 4],
  ],
  MERIDIANO: [
    [['MERESS'], 60],
    [['MERPRE'], 32],
    [['MERESS', 'MERPRE'], 8],
  ],
  LUMINA: [
    [['LUMESS'], 55],
    [['LUMCOM'], 45],
  ],
}

const SITUACOES: Weighted<SituacaoAssociado> = [
  ['ativo', 92],
  ['inativo', 5],
  ['suspenso', 3],
]

export const redeOf = (index: number): Rede => REDE_DO_FINAL[index % REDE_DO_FINAL.length] ?? 'AURORA'

/** Number of the member of a card: the inverse of `createAssociado`. */
export const indexOfCartao = (codigo: string): number => Number(codigo) - CARTAO_ZERO

function createNome(random: Random, nomes: readonly string[]): string {
  const [first, second] = [random.pick(SOBRENOMES), random.pick(SOBRENOMES)]
  return first === second ? `${random.pick(nomes)} ${first}` : `${random.pick(nomes)} ${first} ${second}`
}

function createNascimento(random: Random, hoje: string): string {
  const crianca = random.chance(0.22)
  const meses = crianca ? random.int(3 * 12, 17 * 12) : random.int(18 * 12, 74 * 12)
  return addDays(addMonths(hoje, -meses), -random.int(0, 27))
}

/** Mail of the reserved domain, which reaches nobody. */
function toEmail(nome: string, index: number): string {
  const plain = nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ')
  return `${plain[0]}.${plain.at(-1)}${index}@example.com`
}

/** The fictional member number `index`: always the same one on the same day. */
export function createAssociado(index: number, hoje: string): AssociadoSemeado {
  const random = new Random(index * 7919 + 13)
  const feminino = random.chance(0.53)
  const nome = createNome(random, feminino ? NOMES_FEMININOS : NOMES_MASCULINOS)
  const nascimento = createNascimento(random, hoje)
  const temNomeSocial = ageAt(nascimento, hoje) >= 18 && random.chance(0.02)
  const civil = `${random.pick(feminino ? NOMES_MASCULINOS : NOMES_FEMININOS)} ${nome.split(' ').at(-1)}`
  const sorteada = addDays(hoje, -(random.chance(0.12) ? random.int(10, 700) : random.int(760, 2200)))
  const inclusao = sorteada < nascimento ? nascimento : sorteada
  const situacao = random.weighted(SITUACOES)
  const saida = addDays(hoje, -random.int(5, 240))
  return {
    linha: {
      codigo: String(CARTAO_ZERO + index),
      chave: random.uuid(),
      cpf: cpfOf(index),
      nome,
      nome_civil: temNomeSocial ? civil : null,
      nascimento,
      situacao,
      inclusao,
      exclusao: situacao === 'inativo' ? (saida > inclusao ? saida : addDays(hoje, -1)) : null,
      validade_cartao: addMonths(hoje, random.int(2, 30)),
      telefone: `${random.pick(CODIGOS_AREA)}9${random.int(10_000_000, 99_999_999)}`,
      email: toEmail(nome, index),
      empresa: random.weighted(EMPRESAS),
      recem_nato_ate: null,
    },
    planos: random.weighted(PLANOS_DA_REDE[redeOf(index)]),
    // Nobody lacks a wisdom tooth that is yet to come.
    dentesAusentes: random.chance(0.15) && ageAt(nascimento, hoje) >= 18 ? ['18', '28'] : [],
    atendimento: {
      numero: String(ATENDIMENTO_ZERO + index),
      abertoEm: toInstante(addDays(hoje, -random.int(1, 300)), random.int(8 * 60, 18 * 60)),
    },
  }
}

/** Members by number, made when asked for: any count of them takes no memory. */
export type Populacao = { readonly primeiro: number; readonly quantidade: number; readonly hoje: string }

/** Some member of a network. */
export function pickAssociado(
  { primeiro, quantidade, hoje }: Populacao,
  rede: Rede,
  random: Random,
): AssociadoSemeado {
  let index = primeiro + random.int(0, quantidade - 1)
  while (redeOf(index) !== rede) index = primeiro + ((index - primeiro + 1) % quantidade)
  return createAssociado(index, hoje)
}

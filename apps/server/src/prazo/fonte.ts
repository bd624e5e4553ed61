import type { Prazo as PrazoReply } from '@portal/contract/prazo.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { Prazo } from '@portal/domain/prazo/ordemPrazo.ts'
import type { Db } from '../db/client.ts'
import type { CallServices } from '../http/services.ts'
import type { Sessao } from '../http/sessao.ts'
import type { LinhaAtivo } from '../manutencao/ano.store.ts'
import type { ManutencaoDoMes } from '../manutencao/loadMes.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { ExameEsperado } from './exame.store.ts'
import type { GuiaAberta } from './prazo.store.ts'

/** A deadline with what is told of it. */
export type PrazoAchado = Prazo & {
  codigoAssociado?: string
  nomeAssociado?: string
  chaveAssociado?: string
  guiaLiberada?: number
  devolverAte?: string
  detalhe: string | null
}

/** What was found under its name, and whether it was given up. */
export type PrazoNomeado = PrazoAchado & Pick<PrazoReply, 'chave' | 'desistencia' | 'quantos'>

/** Who asks, and when; all of the sources read the session's provider alone. */
export type Chamada = {
  db: Db
  sessao: Sessao
  services: Pick<CallServices, 'regras'>
  agora: Date
  hoje: string
}

/** The provider's treatments that go on, under the network's terms of the day. */
export type TratamentosAtivos = {
  ativos: readonly LinhaAtivo[]
  prazo: PrazoOrtodontia
  tabela: TabelaRegras
}

/** What several sources read, each of them once. */
export type Comum = {
  tratamentos: () => Promise<TratamentosAtivos>
  manutencoes: () => Promise<ManutencaoDoMes[]>
  guiasAbertas: () => Promise<GuiaAberta[]>
  examesEsperados: () => Promise<ExameEsperado[]>
}

/** What is asked of the sources. */
export type Consulta = Chamada & Comum

/** Where the deadlines of a kind come from. */
export type Fonte = (consulta: Consulta) => Promise<Omit<PrazoAchado, 'tipo'>[]>

export const semDinheiro = { valorCentavos: null } as const

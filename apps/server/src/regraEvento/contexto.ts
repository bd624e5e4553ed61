import type { DadosContexto, EventoHistorico } from '@portal/domain/evento/contexto.ts'
import { type EstadoTratamento, isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Associado } from '../associado/associado.store.ts'
import { listPlanos, type Plano, toPlanoContexto } from '../associado/plano.store.ts'
import { type Contrato, findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import {
  type LinhaHistorico,
  type LinhaReserva,
  listDentesAusentes,
  listProntuario,
  type Registros,
} from '../prontuario/prontuario.store.ts'
import {
  countTratamentosFeitos,
  type LinhaTratamento,
  listTratamentos,
} from '../tratamento/tratamento.store.ts'
import type { TabelaRegras } from './regras.ts'

/** The facts about a patient that no guide changes. */
export type Prontuario = Registros & {
  planos: Plano[]
  dentesAusentes: string[]
  contrato: Contrato
  /** The provider's own treatments of the patient, newest first. */
  tratamentos: readonly LinhaTratamento[]
  /** Treatments that came to their end, with any provider, without what the judged guide began. */
  tratamentosFeitos: number
}

/**
 * One round trip: what the evaluation needs of the patient and of the provider. Of the patient that `recemNato` names:
 * the card's own or the newborn attended under it, whose mouth is not the mother's.
 */
export async function loadProntuario(
  db: Db,
  codigoAssociado: string,
  codigoCredenciado: number,
  hoje: string,
  recemNato = false,
  /** The guide that is judged, where there is one. */
  numeroFicha = 0,
): Promise<Prontuario> {
  const [planos, registros, dentesAusentes, contrato, tratamentos, tratamentosFeitos] = await Promise.all([
    listPlanos(db, codigoAssociado),
    listProntuario(db, codigoAssociado, hoje, recemNato),
    recemNato ? [] : listDentesAusentes(db, codigoAssociado),
    findContrato(db, codigoCredenciado),
    recemNato ? [] : listTratamentos(db, codigoCredenciado, codigoAssociado),
    recemNato ? 0 : countTratamentosFeitos(db, codigoAssociado, numeroFicha),
  ])
  return { planos, ...registros, dentesAusentes, contrato, tratamentos, tratamentosFeitos }
}

/** A member without any plan is judged as one whose plan does not cover dentistry. */
const semPlano: DadosContexto['plano'] = {
  codigo: '',
  coberturaOdontologica: false,
  extraRol: false,
  carencias: {},
}

/** The parties of a guide as the rules see them: the member, under the plan charged, and the provider. */
export function toPartesContexto(
  associado: Associado,
  plano: Plano | undefined,
  contrato: Contrato,
  hoje: string,
): Pick<DadosContexto, 'associado' | 'plano' | 'credenciado'> {
  return {
    associado: {
      nascimento: associado.dataNascimento,
      situacao: associado.situacao,
      inclusao: plano?.inicio ?? associado.inclusao,
      // Leaving the guide's plan ends its attendance as leaving the operator does.
      exclusao: [associado.exclusao, plano?.fim].filter((dia) => typeof dia === 'string').sort()[0],
      validadeCartao: associado.validadeCartao ?? undefined,
    },
    plano: plano ? toPlanoContexto(plano, hoje) : semPlano,
    credenciado: {
      ativo: contrato.ativo,
      especialidades: contrato.especialidades,
      atendeRede: plano === undefined || plano.rede === contrato.rede,
      inicioContrato: contrato.inicioContrato,
      fimContrato: contrato.fimContrato ?? undefined,
    },
  }
}

const toRegistro = (linha: LinhaHistorico | LinhaReserva) => ({
  codigoEvento: linha.codigoEvento,
  dente: linha.dente ?? undefined,
  regiao: linha.regiao ?? undefined,
  faces: linha.faces ?? undefined,
  proprio: linha.proprio,
})

const toRealizado = (linha: LinhaHistorico): EventoHistorico => ({
  ...toRegistro(linha),
  data: linha.data,
  ordem: linha.ordem,
  tardio: linha.tardio,
  desloca: linha.desloca,
})

const toReservado = (linha: LinhaReserva): EventoHistorico => ({
  ...toRegistro(linha),
  reservadoAte: linha.reservadoAte,
  autorizadoEm: linha.autorizadoEm,
  numeroFicha: linha.numeroFicha ?? undefined,
})

type Guia = Pick<DadosContexto, 'guia' | 'momento'> &
  Partial<Pick<DadosContexto, 'imagens' | 'justificativa'>>

/** The treatment that an event is of: the one that goes on; where none does, the newest that was not cancelled, or else the newest. */
export const chooseTratamento = <T extends { estado: EstadoTratamento }>(
  tratamentos: readonly T[],
): T | undefined =>
  tratamentos.find(({ estado }) => isEmCurso(estado)) ??
  tratamentos.find(({ estado }) => estado !== 'cancelado') ??
  tratamentos[0]

/** Gathers the engine's input. `plano` is the one the guide is charged to. */
export function toDadosContexto(
  hoje: string,
  tabela: TabelaRegras,
  associado: Associado,
  plano: Plano | undefined,
  prontuario: Prontuario,
  guia: Guia,
): DadosContexto {
  const { contrato, historico, reservas, dentesAusentes, tratamentos, tratamentosFeitos } = prontuario
  return {
    hoje,
    momento: guia.momento,
    regras: tabela.find,
    exclusoes: tabela.exclusoes,
    ...toPartesContexto(associado, plano, contrato, hoje),
    guia: guia.guia,
    historico: [...historico.map(toRealizado), ...reservas.map(toReservado)],
    dentesAusentes,
    imagens: guia.imagens ?? [],
    justificativa: guia.justificativa,
    ortodontia: {
      tratamento: chooseTratamento(tratamentos),
      prazo: tabela.findPrazoOrtodontia(contrato.rede, hoje),
      tratamentosFeitos,
    },
  }
}

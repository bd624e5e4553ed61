import type { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { getStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { fimPrazoRecurso, listImpedimentosRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type { Handler } from '../http/handler.ts'
import { toDetalheCodigo } from '../regraEvento/detalheGlosa.ts'
import { findRecurso } from './findRecurso.ts'
import type { RecursoCarregado } from './loadRecursos.ts'
import { toPrazoRecurso } from './prazoRecurso.ts'

type Impedimento = { codigoGlosa: string | null; mensagem: string }

/** Why a guide may not be appealed on a day: by the contract, in the words of table 38, or as it stands. */
export function listImpedimentos({ guia, recurso }: RecursoCarregado, hoje: string): Impedimento[] {
  const doContrato = listImpedimentosRecurso({
    dataGlosa: guia.publicacao,
    hoje,
    prazo: toPrazoRecurso(guia),
    recursosAnteriores: recurso ? 1 : 0,
  }).map(toDetalheCodigo)
  const outros = [
    guia.bloqueada && 'A guia está bloqueada.',
    !recurso &&
      guia.statusFicha !== statusFicha.processada &&
      `A guia está em "${getStatusFicha(guia.statusFicha).rotulo}".`,
  ].flatMap((mensagem) => (mensagem ? { codigoGlosa: null, mensagem } : []))
  return [...doContrato, ...outros]
}

/** Whether a guide may be appealed, until when, and what is in the way. Spec §7.2. */
export const validateRecurso: Handler<typeof recursoGlosa.validateRecurso> = async (context) => {
  const { numeroFicha } = context.query
  const carregado = await findRecurso(context, numeroFicha)
  if (!carregado) {
    const impedimentos = [{ codigoGlosa: null, mensagem: 'O pagamento desta guia não negou nenhum evento.' }]
    return { numeroFicha, valido: false, prazoRecurso: null, impedimentos }
  }
  const { guia, recurso } = carregado
  const impedimentos = listImpedimentos(carregado, context.hoje)
  return {
    numeroFicha,
    valido: impedimentos.length === 0,
    prazoRecurso: recurso?.prazoRecurso ?? fimPrazoRecurso(guia.publicacao, toPrazoRecurso(guia)),
    impedimentos,
  }
}

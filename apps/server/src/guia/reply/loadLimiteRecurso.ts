import { decideCabimentoItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import { findLimiteRecurso, type LimiteRecurso } from '@portal/domain/recursoGlosa/limiteRecurso.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'
import { listTomadosDaGuia, type PerguntaTomados } from '../pagamento/tomadosDaGuia.ts'
import type { Pagos } from './loadPagos.ts'

/** What an appeal would meet, while one may be sent: up to the day `ate`, of what the runs denied in `pagos`. */
export async function loadLimiteRecurso(
  pergunta: PerguntaTomados,
  carregada: GuiaCarregada,
  pagos: Pagos,
  ate: string | undefined,
): Promise<LimiteRecurso | undefined> {
  if (ate === undefined || ate < pergunta.hoje) return undefined
  const negados = [...pagos.values()]
    .filter(({ glosaCentavos }) => glosaCentavos > 0)
    .map(({ sequencialInclusao, glosas }) => ({
      sequencialInclusao,
      cabe: decideCabimentoItem(glosas.map(({ codigoGlosa }) => codigoGlosa)).cabe,
    }))
  // The patient's record is read for what an appeal could change alone.
  const tomados = negados.some(({ cabe }) => cabe) ? await listTomadosDaGuia(pergunta, carregada) : []
  return findLimiteRecurso(
    negados.map(({ cabe, sequencialInclusao }) => ({
      cabe,
      tomado: tomados.some((um) => um.sequencialInclusao === sequencialInclusao),
    })),
  )
}

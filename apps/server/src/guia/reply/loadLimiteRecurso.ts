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
  const tomados = await listTomadosDaGuia(pergunta, carregada)
  const negados = [...pagos.values()].filter(({ glosaCentavos }) => glosaCentavos > 0)
  return findLimiteRecurso(
    negados.map(({ sequencialInclusao, glosas }) => ({
      cabe: decideCabimentoItem(glosas.map(({ codigoGlosa }) => codigoGlosa)).cabe,
      tomado: tomados.some((um) => um.sequencialInclusao === sequencialInclusao),
    })),
  )
}

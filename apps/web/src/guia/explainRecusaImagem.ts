import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

/** Why the guide takes no image now, under a title that says that it takes none; undefined while it does. */
export function explainRecusaImagem(estado: EstadoGuia, envio: NomeAcao): string | undefined {
  const motivo = motivoBloqueio(estado, envio)
  if (motivo === 'statusNaoPermite') return `A guia está em “${getStatusFicha(estado.statusFicha).rotulo}”.`
  return motivo && explainRecusa(estado, envio, motivo)
}

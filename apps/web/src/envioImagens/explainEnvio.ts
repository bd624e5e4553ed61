import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { etapa, getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { summarizeRecusa } from '../guia/acao/acoesVistas.ts'

type Cabeca = Pick<
  GuiaResumo,
  'statusFicha' | 'codigoEtapaAtual' | 'codigoEspecialidade' | 'numeroFichaPrincipal' | 'bloqueio'
>

/** As far as the head of a guide tells; the term of an exam only the server knows (API-IMG-0013). */
const toEstado = (guia: Cabeca): EstadoGuia => ({
  statusFicha: getStatusFicha(guia.statusFicha).codigo,
  codigoEtapaAtual: getEtapa(guia.codigoEtapaAtual)?.codigo ?? etapa.liberacaoSenha,
  numeroFichaPrincipal: guia.numeroFichaPrincipal,
  statusAuditoria: 'NAO_SE_APLICA',
  bloqueada: guia.bloqueio,
  senhaVencida: false,
  senhaRenovada: false,
  assinada: false,
  faltaImagemInicial: false,
  faltaImagemFinal: false,
  exame: { ate: null, encerrado: false },
  eventos: [],
})

/** Why the guide takes no image now, in words; undefined while it does. */
export function explainEnvio(guia: Cabeca): string | undefined {
  const estado = toEstado(guia)
  const motivo = motivoBloqueio(estado, acaoEnvio('inicial', guia))
  return motivo && summarizeRecusa(estado, motivo)
}

import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { etapa, getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { summarizeRecusa } from '../guia/acao/acoesVistas.ts'
import { toExame } from '../guia/estado/toEstadoGuia.ts'

type Cabeca = Pick<
  GuiaResumo,
  | 'statusFicha'
  | 'codigoEtapaAtual'
  | 'codigoEspecialidade'
  | 'numeroFichaPrincipal'
  | 'bloqueio'
  | 'exameAte'
>

/** As far as the head of a guide tells. */
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
  exame: toExame(guia),
  eventos: [],
})

/** Why the guide takes no image now, in words; undefined while it does. */
export function explainEnvio(guia: Cabeca): string | undefined {
  const estado = toEstado(guia)
  const acao = acaoEnvio('inicial', guia)
  const motivo = motivoBloqueio(estado, acao)
  // Of a term that is over the day is said, as on the guide.
  return motivo === 'exameEncerrado'
    ? explainRecusa(estado, acao, motivo)
    : motivo && summarizeRecusa(estado, motivo)
}

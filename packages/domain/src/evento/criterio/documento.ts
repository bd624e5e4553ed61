import type { MomentoExigido } from '../../imagem/imagemExigida.ts'
import { isImagemDoEvento } from '../../imagem/imagemExigida.ts'
import type { Contexto } from '../createContexto.ts'
import { toRegraDaGuia } from '../documentacaoOrto.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { exigeLaudo } from '../regra/documentacao.tables.ts'
import {
  type Alvo,
  type Criterio,
  createMotivo,
  hasJustificativa,
  MINIMO_JUSTIFICATIVA,
  NENHUM,
} from './criterio.ts'

const ANEXAR_INICIAL: Correcao = {
  tipo: 'anexarImagem',
  momento: 'inicial',
  rotulo: 'Anexar a imagem inicial',
}
const ANEXAR_FINAL: Correcao = { tipo: 'anexarImagem', momento: 'final', rotulo: 'Anexar a imagem final' }

function hasImagem(momento: MomentoExigido, { item }: Alvo, contexto: Contexto): boolean {
  return contexto.imagens.some(
    (imagem) =>
      imagem.momento === momento &&
      isImagemDoEvento(imagem, {
        numeroSequencialInclusao: item.sequencial,
        codigoLocalizacao: item.dente ?? item.regiao,
      }),
  )
}

type ComLaudo = { readonly laudo?: boolean | undefined }

const faltaLaudo = (codigoEvento: string, imagens: readonly ComLaudo[]): boolean =>
  exigeLaudo(codigoEvento) && !imagens.some(({ laudo }) => laudo)

/** A documentation kit is paid with the report of its tracing, which nothing replaces. */
function listMotivosLaudo({ regra }: Alvo, { momento, imagens }: Contexto): readonly Motivo[] {
  if (momento !== 'pagamento' || !faltaLaudo(regra.codigoEvento, imagens)) return NENHUM
  return [createMotivo('3015', 'pendenciaImagem', 'imagem')]
}

/** What the payment of a kit would say as its guide stands, told while its report may still come. */
export const listAvisosLaudo = (codigoEvento: string, imagens: readonly ComLaudo[]): readonly Motivo[] =>
  faltaLaudo(codigoEvento, imagens) ? [createMotivo('3015', 'aviso', 'imagem')] : NENHUM

/** Whether a reason is that notice. */
export const isAvisoLaudo = ({
  codigoGlosa,
  severidade,
}: {
  codigoGlosa: string
  severidade: string
}): boolean => codigoGlosa === '3015' && severidade === 'aviso'

function listMotivosImagem(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const regra = toRegraDaGuia(alvo.regra, contexto.guia)
  const pedeInicial = regra.imagemInicial || regra.foto
  if (!pedeInicial && !regra.imagemFinal) return NENHUM
  const pagamento = contexto.momento === 'pagamento'
  const faltaInicial = pedeInicial && !hasImagem('inicial', alvo, contexto)
  const faltaFinal = pagamento && regra.imagemFinal && !hasImagem('final', alvo, contexto)
  if (!faltaInicial && !faltaFinal) return NENHUM
  // A stated reason replaces an image: nobody is exposed to X-rays only as proof (pregnancy, for one).
  const severidade = hasJustificativa(contexto, MINIMO_JUSTIFICATIVA) ? 'auditoria' : 'pendenciaImagem'
  if (faltaFinal) {
    const codigo = faltaInicial ? '3080' : '3067'
    return [createMotivo(codigo, severidade, 'imagem', { correcao: ANEXAR_FINAL })]
  }
  const codigo = regra.imagemInicial ? regra.glosaImagem : '3261'
  return [createMotivo(codigo, severidade, 'imagem', { correcao: ANEXAR_INICIAL })]
}

/** Group 9: the images of the moment, the initial one before the authorisation and the final one before payment; the report. */
export const criterioDocumento: Criterio = (alvo, contexto) => [
  ...listMotivosImagem(alvo, contexto),
  ...listMotivosLaudo(alvo, contexto),
]

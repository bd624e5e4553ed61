import { type Dente, findDente, isVizinho } from '../../dente/dente.tables.ts'
import type { ImagemContexto } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { Correcao } from '../motivo.ts'
import { type Alvo, type Criterio, createMotivo, hasJustificativa, NENHUM } from './criterio.ts'

/** A stated reason replaces an image: nobody is exposed to X-rays only as proof (pregnancy, for one). */
const MINIMO_JUSTIFICATIVA_IMAGEM = 20

const ANEXAR_INICIAL: Correcao = {
  tipo: 'anexarImagem',
  momento: 'inicial',
  rotulo: 'Anexar a imagem inicial',
}
const ANEXAR_FINAL: Correcao = { tipo: 'anexarImagem', momento: 'final', rotulo: 'Anexar a imagem final' }

/** One film shows neighbour teeth too, so it is not asked for twice. */
function isDoDente(imagem: ImagemContexto, dente: Dente | undefined): boolean {
  if (imagem.dente === undefined || !dente) return true
  const mostrado = findDente(imagem.dente)
  return mostrado !== undefined && (mostrado.codigo === dente.codigo || isVizinho(mostrado, dente))
}

function hasImagem(momento: 'inicial' | 'final', { item, dente }: Alvo, contexto: Contexto): boolean {
  return contexto.imagens.some(
    (imagem) =>
      imagem.momento === momento &&
      (imagem.codigoEvento === undefined || imagem.codigoEvento === item.codigoEvento) &&
      isDoDente(imagem, dente),
  )
}

/** Group 9: the images of the moment: the initial one before the authorisation, the final one before payment. */
export const criterioDocumento: Criterio = (alvo, contexto) => {
  const { regra } = alvo
  const pedeInicial = regra.imagemInicial || regra.foto
  if (!pedeInicial && !regra.imagemFinal) return NENHUM
  const pagamento = contexto.momento === 'pagamento'
  const faltaInicial = pedeInicial && !hasImagem('inicial', alvo, contexto)
  const faltaFinal = pagamento && regra.imagemFinal && !hasImagem('final', alvo, contexto)
  if (!faltaInicial && !faltaFinal) return NENHUM
  const severidade = hasJustificativa(contexto, MINIMO_JUSTIFICATIVA_IMAGEM) ? 'auditoria' : 'pendenciaImagem'
  if (faltaFinal) {
    const codigo = faltaInicial ? '3080' : '3067'
    return [createMotivo(codigo, severidade, 'imagem', { correcao: ANEXAR_FINAL })]
  }
  const codigo = regra.imagemInicial ? regra.glosaImagem : '3261'
  return [createMotivo(codigo, severidade, 'imagem', { correcao: ANEXAR_INICIAL })]
}

import { avisosImagem } from '@portal/domain/imagem/avisoImagem.ts'
import { getMotivoArquivo } from '@portal/domain/imagem/limite.ts'
import { prepareArquivo } from '../imagem/envio/prepareArquivo.ts'
import type { FotoConferida } from './filaFotos.ts'

/** What is said of a file before it goes, as the desk says it; a part of its own, that comes with the first file. */
export async function conferirFoto(arquivo: File): Promise<FotoConferida> {
  const { menor, sha256, avisos, recusa } = await prepareArquivo(arquivo)
  return {
    menor,
    sha256,
    avisos: [
      ...(recusa ? [getMotivoArquivo(recusa).texto] : []),
      ...avisos.map((codigo) => `${avisosImagem[codigo].titulo}. ${avisosImagem[codigo].conselho}`),
    ],
  }
}

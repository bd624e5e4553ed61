import { envioCelular } from '@portal/contract/envioCelular.ts'
import { avisosImagem } from '@portal/domain/imagem/avisoImagem.ts'
import { getMotivoArquivo } from '@portal/domain/imagem/limite.ts'
import { call } from '../api/call.ts'
import { prepareArquivo } from '../imagem/envio/prepareArquivo.ts'
import type { Foto, FotoConferida } from './filaFotos.ts'

/**
 * What is said of a file before it goes, as the desk says it; a part of its own, that comes with the first file. That the
 * guide has it already only the service knows: where it is not heard, the upload says so.
 */
export async function conferirFoto({ arquivo, numeroFicha }: Foto): Promise<FotoConferida> {
  const { menor, sha256, avisos, recusa } = await prepareArquivo(arquivo)
  if (recusa) return { avisos: [], recusa: getMotivoArquivo(recusa).texto }
  const isRepetida = sha256 !== undefined && (await isDaGuia(numeroFicha, sha256))
  return {
    menor,
    sha256,
    avisos: [
      ...(isRepetida ? ['Este arquivo já está na guia.'] : []),
      ...avisos.map((codigo) => `${avisosImagem[codigo].titulo}. ${avisosImagem[codigo].conselho}`),
    ],
  }
}

const isDaGuia = (numeroFicha: number, sha256: string): Promise<boolean> =>
  call(envioCelular.getRepetidaCelular, { query: { numeroFicha, sha256 } }).then(
    ({ isRepetida }) => isRepetida,
    () => false,
  )

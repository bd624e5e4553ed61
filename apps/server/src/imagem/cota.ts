import type { imagem } from '@portal/contract/imagem.ts'
import type { Context } from '../http/handler.ts'
import { type ImagemGuia, sumBytesDia } from './imagem.store.ts'

/** Nobody fills the disk of all: far more than a guide or a day of a clinic takes. */
const imagensMaximo = 50
const bytesDiaMaximo = 500 * 1024 * 1024

/** Refuses one image too many, in the guide or in the provider's day, and one that the guide has already. */
export async function checkCota(
  { upload, db, sessao, hoje, fail }: Context<typeof imagem.uploadImagem>,
  presentes: readonly ImagemGuia[],
): Promise<void> {
  if (presentes.length >= imagensMaximo) fail('API-IMG-0007')
  const bytesDia = await sumBytesDia(db, sessao.codigoCredenciado, hoje)
  if (bytesDia + upload.bytes > bytesDiaMaximo) fail('API-IMG-0008')
  const repetida = presentes.find((presente) => presente.sha256 === upload.sha256)
  if (repetida)
    fail('API-IMG-0009', [{ item: repetida.sequencial, mensagem: `É a imagem ${repetida.sequencial}.` }])
}

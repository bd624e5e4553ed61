import type { marcaImagem } from '@portal/contract/marcaImagem.ts'
import { findFaltaMarca, MAXIMO_MARCAS } from '@portal/domain/marcaImagem/marca.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Handler } from '../http/handler.ts'
import { requireImagem, toMarca } from './imagemMarcada.ts'
import { insertMarca, listMarcasImagem, lockMarcas } from './marcaImagem.store.ts'

/** Puts a mark beside an image, also beside one that is evidence: what was sent does not change. */
export const createMarca: Handler<typeof marcaImagem.createMarca> = async (context) => {
  const { body, db, sessao, agora, fail } = context
  // Whoever takes the image away ends its marks: asked under the lock, so that none comes after.
  await lockMarcas(db, body)
  const { chave, imagem } = await requireImagem(context, body, 'marca nova')
  const { pagina, tipo, pontos, decimosMilimetro } = body
  const marca = { pagina, tipo, pontos, decimosMilimetro, texto: toTextoGuardado(body.texto) }
  const campo = pagina > Math.max(1, imagem.paginasTela) ? 'pagina' : findFaltaMarca(marca)
  if (campo) fail('API-MRC-0004', [{ campo, mensagem: 'Complete a marca.' }])
  const marcas = await listMarcasImagem(db, chave)
  if (marcas.length >= MAXIMO_MARCAS) fail('API-MRC-0003')
  const isEscala = (outra: { tipo: string; pagina: number }) =>
    outra.tipo === 'escala' && outra.pagina === pagina
  if (isEscala(marca) && marcas.some(isEscala)) fail('API-MRC-0005')
  const nova = await insertMarca(db, chave, marca, { em: agora, por: sessao.nome })
  return nova ? toMarca(nova) : fail('API-MRC-0006')
}

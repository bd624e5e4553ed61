import type { marcaImagem } from '@portal/contract/marcaImagem.ts'
import { findFaltaMarca } from '@portal/domain/marcaImagem/marca.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Handler } from '../http/handler.ts'
import { requireImagem, toMarca } from './imagemMarcada.ts'
import { changeMarca, listMarcasImagem, lockMarcas } from './marcaImagem.store.ts'

/** Changes what a mark shows; whoever saw an older version is told so, and nothing is lost. */
export const updateMarca: Handler<typeof marcaImagem.updateMarca> = async (context) => {
  const { body, db, sessao, agora, fail } = context
  const { numero, versao, pontos, decimosMilimetro } = body
  const { chave } = await requireImagem(context, body, `marca ${numero}`)
  await lockMarcas(db, chave)
  const atual = (await listMarcasImagem(db, chave)).find((marca) => marca.numero === numero)
  if (!atual) return fail('API-MRC-0001')
  if (atual.versao !== versao) fail('API-MRC-0002')
  const nova = { tipo: atual.tipo, pontos, decimosMilimetro, texto: toTextoGuardado(body.texto) }
  const campo = findFaltaMarca(nova)
  if (campo) fail('API-MRC-0004', [{ campo, mensagem: 'Complete a marca.' }])
  const mudada = await changeMarca(db, chave, numero, nova, { em: agora, por: sessao.nome })
  return mudada ? toMarca(mudada) : fail('API-MRC-0001')
}

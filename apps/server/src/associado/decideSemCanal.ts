import { randomUUID } from 'node:crypto'
import type { Canal } from '@portal/domain/acesso/canal.ts'
import { chooseCanal, diffContato, isMudanca } from '@portal/domain/associado/contato.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import type { Db } from '../db/client.ts'
import { insertContato, supersedeContato } from './contato.store.ts'
import { lockSemCanal, type SemCanal, settleSemCanal } from './decisaoContato.store.ts'

/**
 * The operator's side decides what no message reaches the member for. Where one does reach her by now, she is asked in
 * its place: nobody else may write over what is in force. Answers what became of it; undefined where nothing such waits.
 */
export async function decideSemCanal(
  db: Db,
  dela: SemCanal,
  aceita: boolean,
  canais: readonly Canal[],
  agora: Date,
): Promise<'aceito' | 'recusado' | 'perguntado' | undefined> {
  const espera = await lockSemCanal(db, dela, agora)
  if (!espera) return undefined
  const { numeroFicha, novo, emVigor } = espera
  const canal = aceita ? chooseCanal(emVigor, canais) : null
  if (canal === null) {
    await settleSemCanal(db, dela, aceita, agora)
    return aceita ? 'aceito' : 'recusado'
  }
  const { codigoCredenciado, codigoAssociado } = dela
  await supersedeContato(db, codigoCredenciado, codigoAssociado, agora)
  const mudanca = diffContato(emVigor, {
    telefone: novo.telefone ?? emVigor.telefone,
    email: novo.email ?? emVigor.email,
  })
  if (!isMudanca(mudanca)) return 'aceito'
  const mensagem = { id: randomUUID(), canal }
  await insertContato(db, { ...dela, numeroFicha, anterior: emVigor, novo: mudanca, mensagem }, agora)
  await insertMensagem(db, {
    ...mensagem,
    login: codigoCredenciado,
    assunto: 'contatoPaciente',
    pedidaEm: agora,
  })
  return 'perguntado'
}

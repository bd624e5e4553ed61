import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { classifyTermo, type LeituraTermo, textosMotivoTermo } from '@portal/domain/associado/termoBusca.ts'
import {
  type Associado,
  findAssociado,
  findAssociadoPorAtendimento,
  findAssociadoPorChave,
  findAssociadoPorCpf,
  toResumo,
} from '../associado/associado.store.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'

function find(db: Db, { tipo, valor }: LeituraTermo): Promise<Associado | undefined> {
  if (tipo === 'cpf') return findAssociadoPorCpf(db, valor)
  return tipo === 'codigoAssociado' ? findAssociado(db, valor) : findAssociadoPorAtendimento(db, valor)
}

/**
 * Finds a patient by one field that takes any number (Spec §5.4), read as `leitura` when
 * the person chose the other reading; or by the opaque key of an address.
 */
export const searchAssociado: Handler<typeof elegibilidade.searchAssociado> = async (context) => {
  const { body, db, hoje, fail, trilha } = context
  const associado = body.chave ? await findAssociadoPorChave(db, body.chave) : await findByTermo()
  if (!associado) return fail('API-ELE-0001')
  trilha({ codigoAssociado: associado.codigoAssociado })
  return { associados: [toResumo(associado, hoje)] }

  function findByTermo() {
    const lido = classifyTermo(body.termo ?? '')
    if (!lido.ok) return fail('API-ELE-0004', [{ campo: 'termo', mensagem: textosMotivoTermo[lido.motivo] }])
    const { alternativa, ...leitura } = lido.termo
    const chosen = body.leitura !== undefined && alternativa?.tipo === body.leitura ? alternativa : leitura
    return find(db, chosen)
  }
}

import { type Alvara, cadastro } from '@portal/contract/cadastro.ts'
import { useState } from 'react'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { today } from '../calendario/format.ts'
import { reduceFoto } from '../imagem/envio/reduceFoto.ts'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import {
  checkRenovacao,
  type Digitada,
  type Escolhido,
  type Renovacao,
  toErrosRenovacao,
} from './renovacaoForm.ts'

/** One thing at a time (Interface B2.2): the answers, their check, what was done. */
export type PassoRenovacao = { passo: 'dados' | 'conferencia' } | { passo: 'feita'; protocolo: string | null }

type Pedido = { alvara: Alvara; digitada: Digitada; onChange: (digitada: Digitada) => void }

/** What the form shows: what was typed, else what the server has of the renewal already. */
function toRenovacao({ renovacao }: Alvara, digitada: Digitada): Renovacao {
  return {
    numero: digitada.numero ?? renovacao?.numero ?? '',
    dataValidade: digitada.dataValidade ?? renovacao?.dataValidade ?? '',
    escolhido: digitada.escolhido,
    hasArquivo: renovacao?.etapa === 'aguardaDados',
  }
}

/**
 * A renewal from its answers to its protocol. The part that the server has already is sent first again: with both it goes to
 * review. A refusal of an answer leads back to it, and nothing is lost.
 */
export function useRenovacao({ alvara, digitada, onChange }: Pedido) {
  const { id, renovacao } = alvara
  const dados = toRenovacao(alvara, digitada)
  const [estado, setEstado] = useState<PassoRenovacao>({ passo: 'dados' })
  const told = useToldErrors(() => checkRenovacao(dados, alvara.dataValidade, today()))
  const refuse = (error: Error) => {
    const found = toErrosRenovacao(error)
    if (found.length === 0) return pushError(error)
    told.refuse(found)
    setEstado({ passo: 'dados' })
  }
  const upload = useWrite(cadastro.uploadAlvara, {
    prepare: async ({ arquivo }: Escolhido) => ({
      params: { id },
      upload: { arquivo: (await reduceFoto(arquivo)) ?? arquivo, nome: arquivo.name },
    }),
    onSuccess: () => onChange({ escolhido: undefined }),
    onError: refuse,
  })
  const update = useWrite(cadastro.updateAlvara, {
    prepare: (novos: Pick<Renovacao, 'numero' | 'dataValidade'>) => ({ params: { id }, body: novos }),
    onError: refuse,
  })

  async function sendParts() {
    const { numero, dataValidade, escolhido } = dados
    const parts = [
      () => update.mutateAsync({ numero: numero.trim(), dataValidade }),
      () => (escolhido ? upload.mutateAsync(escolhido) : undefined),
    ]
    let protocolo: string | null = null
    try {
      for (const send of renovacao?.etapa === 'aguardaArquivo' ? parts : parts.toReversed())
        protocolo = (await send())?.renovacao?.protocolo ?? protocolo
    } catch {
      // Told by the write that failed.
      return
    }
    onChange({ numero: undefined, dataValidade: undefined, escolhido: undefined })
    setEstado({ passo: 'feita', protocolo })
  }

  const isSending = update.isPending || upload.isPending
  return {
    dados,
    estado,
    errors: told.errors,
    attempt: told.attempt,
    isSending,
    /** To the answers' check, where nothing is missing. */
    check: () => {
      if (told.check()) setEstado({ passo: 'conferencia' })
    },
    back: () => setEstado({ passo: 'dados' }),
    send: () => {
      if (!isSending) void sendParts()
    },
  }
}

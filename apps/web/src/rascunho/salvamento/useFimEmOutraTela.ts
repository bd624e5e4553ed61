import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isEmRascunho } from '../../guia/estado/isEmRascunho.ts'
import { guiaQuery } from '../../guia/guia.queries.ts'
import { notice } from '../../ui/notice.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { explainFora } from './explainFora.ts'
import type { FaseSalvamento } from './saver.ts'

type Form = {
  conteudo: Conteudo
  linha: { texto: string }
  salvamento: { fase: FaseSalvamento }
  describe: (codigoEvento: string) => string
}

/**
 * The form gives way to the result under the hands of whoever types in it when another screen sends or cancels the guide: it
 * says so as it goes, and names what was here alone. `isDaqui`: this screen sent it, or is about to.
 */
export function useFimEmOutraTela(guia: GuiaDetalhada, form: Form, isDaqui: boolean): void {
  const { numeroFicha } = guia
  const client = useQueryClient()
  const tell = useEffectEvent(() => {
    const atual = client.getQueryData(guiaQuery(numeroFicha).queryKey)
    if (!atual || isEmRascunho(atual) || isDaqui) return
    const { conteudo, linha, salvamento, describe } = form
    const desta = { conteudo, linha: linha.texto, isSalvo: salvamento.fase === 'salvo' }
    const fora = explainFora(desta, atual.eventos, describe)
    notice.push({
      tone: fora ? 'atencao' : 'informacao',
      title: `A guia ${numeroFicha} foi ${atual.statusFicha === statusFicha.cancelada ? 'cancelada' : 'enviada'} em outra tela`,
      text: fora,
      about: `guia ${numeroFicha}`,
    })
  })
  useEffect(() => () => tell(), [])
}

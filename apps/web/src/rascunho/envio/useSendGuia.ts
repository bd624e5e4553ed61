import { guia as contrato, type GuiaDetalhada } from '@portal/contract/guia.ts'
import { describeGuia, nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import type { ErroApi } from '../../api/erroApi.ts'
import { pushSuccess } from '../../api/notice.ts'
import { useWrite } from '../../api/useWrite.ts'
import { today } from '../../calendario/format.ts'
import { idDoItem, lugares } from '../../guia/acao/lugares.ts'
import { pushRecusa } from '../../guia/acao/pushRecusa.ts'
import type { SummaryError } from '../../ui/feedback/ErrorSummary.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import type { Saver } from '../salvamento/saver.ts'
import { namesEventos } from './remessa.ts'
import { toEnvioGuia } from './toEnvioGuia.ts'

/** The refusal's details as lines of the summary, each leading to its row. */
function toErros({ detalhes, mensagem }: ErroApi): SummaryError[] {
  const linhas = detalhes.map(({ item, mensagem: texto }) => ({
    fieldId: item === undefined ? lugares.linha : idDoItem(item),
    message: texto,
  }))
  return linhas.length > 0 ? linhas : [{ fieldId: lugares.linha, message: mensagem }]
}

type Opcoes = { saver: Saver; onErros: (erros: SummaryError[]) => void }

/** Sends the guide; refused, what was typed stays. */
export function useSendGuia(guia: GuiaDetalhada, { saver, onErros }: Opcoes) {
  return useWrite(contrato.sendGuia, {
    prepare: async (conteudo: Conteudo) => {
      // No save may arrive after the guide was sent.
      await saver.flush()
      saver.stop()
      return { body: toEnvioGuia(guia.numeroFicha, conteudo), versao: guia.versao }
    },
    onSuccess: async ({ situacao }) => {
      await saver.finish()
      const enviada = { ...guia, ...situacao }
      const { proximoPasso } = describeGuia(enviada, today())
      pushSuccess(`${nameSituacao(enviada, today())}. ${proximoPasso}`, `Guia ${guia.numeroFicha} enviada`)
    },
    onRefreshed: () => {
      // The form is gone: the reading goes on where the result is.
      focusField(lugares.situacao)
      window.scrollTo({ top: 0 })
    },
    onError: (error) => {
      saver.start()
      if (namesEventos(error)) onErros(toErros(error))
      else pushRecusa(error)
    },
  })
}

import type { DetalheErro } from '@portal/contract/errors.ts'
import { guia as contrato, type GuiaDetalhada } from '@portal/contract/guia.ts'
import { describeGuia, nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import type { ErroApi } from '../../api/erroApi.ts'
import { pushSuccess } from '../../api/notice.ts'
import { useWrite } from '../../api/useWrite.ts'
import { today } from '../../calendario/format.ts'
import { idDoCampo, idDoItem, lugares } from '../../guia/acao/lugares.ts'
import { pushRecusa } from '../../guia/acao/pushRecusa.ts'
import type { FormularioDaGuia } from '../../ortodontia/formulario/loadFormulario.ts'
import type { SummaryError } from '../../ui/feedback/ErrorSummary.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { isDeOutraTela } from '../salvamento/deOutraTela.ts'
import type { Saver } from '../salvamento/saver.ts'
import { namesCampos, namesEventos } from './remessa.ts'
import { toEnvioGuia } from './toEnvioGuia.ts'

const DO_FORMULARIO = 'ortodontia.'

/** The row of an event, the field of the form, or where the whole of it stands. */
function toLugar({ item, campo }: DetalheErro, todo: string): string {
  if (item !== undefined) return idDoItem(item)
  return campo?.startsWith(DO_FORMULARIO) ? idDoCampo(campo.slice(DO_FORMULARIO.length)) : todo
}

/** The refusal's details as lines of the summary, each leading to its place. */
function toErros(error: ErroApi): SummaryError[] {
  const { detalhes, mensagem } = error
  const todo = namesCampos(error) ? lugares.formulario : lugares.linha
  const linhas = detalhes.map((detalhe) => ({
    fieldId: toLugar(detalhe, todo),
    message: detalhe.mensagem,
  }))
  return linhas.length > 0 ? linhas : [{ fieldId: todo, message: mensagem }]
}

type Opcoes = {
  saver: Saver
  ortodontia: FormularioDaGuia | undefined
  onErros: (erros: SummaryError[]) => void
  /** The guide takes no more events. */
  onSent: () => void
}

/** Sends the guide; refused, what was typed stays. */
export function useSendGuia(guia: GuiaDetalhada, { saver, ortodontia, onErros, onSent }: Opcoes) {
  return useWrite(contrato.sendGuia, {
    prepare: async (conteudo: Conteudo) => {
      // No save may arrive after the guide was sent.
      await saver.flush()
      saver.stop()
      return {
        body: {
          ...toEnvioGuia(guia.numeroFicha, conteudo),
          revisaoRascunho: saver.getSnapshot().revisao,
          ...ortodontia?.toEnvio(ortodontia.tipo, conteudo, guia),
        },
        versao: guia.versao,
      }
    },
    onSuccess: async ({ situacao }) => {
      await saver.finish()
      onSent()
      const enviada = { ...guia, ...situacao }
      const { proximoPasso } = describeGuia(enviada, today())
      pushSuccess(
        `${nameSituacao(enviada, today())}. ${proximoPasso}`,
        `Guia ${guia.numeroFicha} enviada`,
        `guia ${guia.numeroFicha}`,
      )
    },
    onRefreshed: () => {
      // The form is gone: the reading goes on where the result is.
      focusField(lugares.situacao)
      window.scrollTo({ top: 0 })
    },
    onError: (error) => {
      saver.start()
      // The other screen's stands beside this one's, and the person says which is sent.
      if (isDeOutraTela(error)) saver.tellConflito()
      else if (namesEventos(error) || namesCampos(error)) onErros(toErros(error))
      else pushRecusa(error)
    },
  })
}

import { type ReanaliseDetalhada, reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showData } from '../calendario/format.ts'
import { getFila } from '../imagem/envio/filas.ts'
import { isPendente } from '../imagem/envio/itemEnvio.ts'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary, type SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { Select } from '../ui/field/Select.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { ActionBar } from '../ui/layout/ActionBar.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { ImagensField } from './ImagensField.tsx'
import { NovasImagens } from './NovasImagens.tsx'
import styles from './ReanalisePrazoPage.module.css'
import {
  camposReanalise,
  checkReanalise,
  type EdicaoReanalise,
  isFaltaChegar,
  listMesesPossiveis,
  toErros,
  toPedido,
} from './reanaliseForm.ts'
import { countMeses } from './reanaliseWords.ts'
import { useEdicaoReanalise } from './useEdicaoReanalise.ts'

const KEYS = 'Ctrl+Enter'
const SEM_ENVIOS: readonly string[] = []

type ReanaliseFormProps = { termo: ReanaliseDetalhada; onSent: () => void }

/** The request for more months: how many, why, and what shows it. */
export function ReanaliseForm({ termo, onSent }: ReanaliseFormProps) {
  const { edicao, change, forget } = useEdicaoReanalise(termo.numeroTratamento)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  const envio = useWrite(reanalisePrazo.sendReanalise, {
    prepare: (escrita: EdicaoReanalise) => ({ body: toPedido(termo, escrita) }),
    onSuccess: ({ protocolo, prazoResposta }) => {
      forget()
      pushSuccess(
        `Protocolo ${protocolo}. A operadora responde até ${showData(prazoResposta)}.`,
        'Reanálise pedida',
        `reanálise ${termo.numeroTratamento}`,
      )
    },
    onError: (error) => {
      const recusados = isErroApi(error) ? toErros(error.detalhes) : []
      setErrors(recusados)
      setAttempt((antes) => antes + 1)
      if (recusados.length === 0) pushError(error)
    },
    onRefreshed: onSent,
  })

  const { aCaminho = SEM_ENVIOS } = edicao
  // Of several that arrive together each joins those that are chosen by then.
  const choose = (id: string, key: string) => {
    setErrors((antes) =>
      antes.filter((erro) => erro.fieldId !== camposReanalise.imagens || isFaltaChegar(erro)),
    )
    change(({ imagens, aCaminho: antes = SEM_ENVIOS }) => ({
      imagens: [...new Set([...imagens, key])],
      aCaminho: antes.filter((outro) => outro !== id),
    }))
  }
  const countNaFila = () => {
    const fila = termo.envio ? getFila(termo.envio.numeroFicha).getSnapshot() : []
    return fila.filter((item) => isPendente(item) && aCaminho.includes(item.id)).length
  }
  /** What is corrected is told of no longer; what still stops the request is, while it is being corrected. */
  const correct = (fieldId: string, mudanca: Partial<EdicaoReanalise>) => {
    const faltam = checkReanalise(termo, { ...edicao, ...mudanca }, countNaFila())
    setErrors((antes) =>
      antes.filter(
        (erro) => erro.fieldId !== fieldId || faltam.some(({ message }) => message === erro.message),
      ),
    )
    change(mudanca)
  }

  function submit() {
    if (envio.isPending) return
    const found = checkReanalise(termo, edicao, countNaFila())
    setErrors(found)
    setAttempt(attempt + 1)
    if (found.length === 0) envio.mutate(edicao)
  }

  const agora = useRef(submit)
  useLayoutEffect(() => {
    agora.current = submit
  })
  useShortcuts(
    useMemo(() => [{ keys: KEYS, description: 'Enviar o pedido', run: () => agora.current() }], []),
  )

  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack gap={4}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <Card title="Pedir mais meses">
          <Stack gap={3}>
            <Select
              error={messageOf(camposReanalise.mesesPedidos)}
              id={camposReanalise.mesesPedidos}
              label="Meses que o tratamento precisa"
              onChange={(meses) => correct(camposReanalise.mesesPedidos, { meses: Number(meses) })}
              options={listMesesPossiveis(termo).map((meses) => ({
                id: String(meses),
                label: countMeses(meses),
              }))}
              value={edicao.meses === null ? null : String(edicao.meses)}
              width="20"
            />
            <TextoField
              error={messageOf(camposReanalise.justificativa)}
              hint="O motivo clínico: o que mudou, em que dente, e o que a imagem mostra."
              id={camposReanalise.justificativa}
              label="Justificativa"
              limit={MAXIMO_TEXTO}
              onChange={(justificativa) => correct(camposReanalise.justificativa, { justificativa })}
              rows={4}
              value={edicao.justificativa}
              width="full"
            />
            <ImagensField
              error={messageOf(camposReanalise.imagens)}
              escolhidas={edicao.imagens}
              onChange={(imagens) => correct(camposReanalise.imagens, { imagens })}
              termo={termo}
            />
            {termo.envio && (
              <NovasImagens
                aCaminho={aCaminho}
                envio={termo.envio}
                onAdd={(ids) =>
                  change(({ aCaminho: antes = SEM_ENVIOS }) => ({ aCaminho: [...antes, ...ids] }))
                }
                onQueue={() => {
                  if (countNaFila() === 0) setErrors((antes) => antes.filter((erro) => !isFaltaChegar(erro)))
                }}
                onSent={choose}
              />
            )}
          </Stack>
        </Card>
        <ActionBar label="Envio do pedido">
          <p className={styles.aviso}>Um pedido fica aberto de cada vez, e depois de enviado não muda.</p>
          <Button icon="check" isPending={envio.isPending} onPress={submit} variant="primario">
            Enviar o pedido <KeyHint keys={KEYS} />
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}

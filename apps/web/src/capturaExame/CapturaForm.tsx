import { capturaExame } from '@portal/contract/capturaExame.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { ErrorOf } from '@portal/contract/route.ts'
import { type FormEvent, useState } from 'react'
import type { ReplyOf } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, toNotice } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { today } from '../calendario/format.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { type CapturaDigitada, campos, toPedidoCaptura, validateCaptura } from './capturaForm.ts'

const vazia: CapturaDigitada = { cartao: '', numero: '', nascimento: '' }

/** The request, and whether it was this unit's before. */
export type Capturada = ReplyOf<typeof capturaExame.captureSolicitacao>

/** The operation's own: each is about the request that the number names. Its list stays on the server. */
const recusas: readonly string[] = [
  'API-CAP-0001',
  'API-CAP-0002',
  'API-CAP-0003',
  'API-CAP-0004',
] satisfies readonly ErrorOf<typeof capturaExame.captureSolicitacao>[]

/**
 * The three things that a patient brings; what is refused stays as it was typed. A capture keeps the request from every
 * other unit: where the guide could not be opened after it, that is said before.
 */
export function CapturaForm({ onCaptured }: { onCaptured: (capturada: Capturada) => Promise<void> }) {
  const [form, setForm] = useState(vazia)
  const { isKnown, whyNotCall } = useAcesso()
  const fecho = whyNotCall(liberacaoSenha.releaseSenha)
  const { errors, attempt, messageOf, check, refuse } = useToldErrors(() => validateCaptura(form, today()))
  const capture = useWrite(capturaExame.captureSolicitacao, {
    prepare: (digitada: CapturaDigitada) => ({ body: toPedidoCaptura(digitada) }),
    onSuccess: (capturada) => {
      setForm(vazia)
      return onCaptured(capturada)
    },
    onError: (error) => {
      if (!isErroApi(error) || !recusas.includes(error.codigo)) return pushError(error)
      const { title, text } = toNotice(error)
      // The server's finer word is the one cause of those that the catalogue counts up.
      refuse([{ fieldId: campos.numero, message: error.detalhes[0]?.mensagem ?? text ?? title }])
    },
  })
  const change = (part: Partial<CapturaDigitada>) => setForm((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check()) capture.mutate(form)
  }
  return (
    <Card
      description="Os três estão no pedido que o paciente traz. Depois de cinco erros, o número fica bloqueado por uma hora."
      title="Capturar um pedido"
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          {isKnown && fecho && (
            <Banner icon="lock" title="A guia do pedido não se libera aqui" tone="atencao">
              {`${fecho} O pedido capturado fica reservado a esta unidade, e nenhuma outra o captura.`}
            </Banner>
          )}
          <ErrorSummary attempt={attempt} errors={errors} />
          <Row align="start">
            <TextField
              autoComplete="off"
              autoFocus
              error={messageOf(campos.numero)}
              hint="Impresso no pedido."
              id={campos.numero}
              inputMode="numeric"
              isNumeric
              label="Número do pedido"
              onChange={(numero) => change({ numero })}
              value={form.numero}
              width="20"
            />
            <TextField
              autoComplete="off"
              error={messageOf(campos.cartao)}
              hint="Como no pedido ou no cartão."
              id={campos.cartao}
              inputMode="numeric"
              isNumeric
              label="Cartão do paciente"
              onChange={(cartao) => change({ cartao })}
              value={form.cartao}
              width="20"
            />
            <DatePicker
              error={messageOf(campos.nascimento)}
              hint="Por exemplo, 02/03/1990"
              id={campos.nascimento}
              label="Data de nascimento"
              max={today()}
              onChange={(nascimento) => change({ nascimento })}
              value={form.nascimento}
            />
          </Row>
          <Row>
            <Button icon="search" isPending={capture.isPending} type="submit" variant="primario">
              Capturar
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

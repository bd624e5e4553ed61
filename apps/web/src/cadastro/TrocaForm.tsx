import { cadastro, type TrocaContato } from '@portal/contract/cadastro.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { type FormEvent, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { isErroApi } from '../api/erroApi.ts'
import { pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showInstante } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'

const CAMPO = 'codigo-troca'

/** What waits, in words. */
const describe = ({ email, numeroCel }: TrocaContato): string =>
  [email && `e-mail ${email}`, numeroCel && `celular ${formatTelefone(numeroCel)}`]
    .filter(Boolean)
    .join(' e ')

/** The code that came to the e-mail in force: with it the other e-mail or mobile begins to serve (Operadora §6). */
export function TrocaForm({ troca }: { troca: TrocaContato }) {
  const [codigo, setCodigo] = useState('')
  const digitado = codigo.trim()
  const { errors, attempt, messageOf, check, refuse } = useToldErrors(() =>
    digitado === '' ? [{ fieldId: CAMPO, message: 'Digite o código que chegou por e-mail.' }] : [],
  )
  const confirm = useWrite(cadastro.validateContatos, {
    prepare: () => ({ body: { codigo: digitado } }),
    onError: (error) =>
      isErroApi(error, 'API-CAD-0003') && refuse([{ fieldId: CAMPO, message: error.mensagem }]),
    onSuccess: () => pushSuccess('O contato novo já vale para criar a senha.', 'Troca confirmada'),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) confirm.mutate(undefined)
  }

  return (
    <Card
      description={`Enviamos um código para ${troca.enviadoPara}. Até ele ser digitado vale o contato de antes.`}
      title="Troca à espera do código"
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={3}>
          <p>
            Novo: <strong>{describe(troca)}</strong>. O código vale até {showInstante(troca.expiraEm)}.
          </p>
          <ErrorSummary attempt={attempt} errors={errors} />
          {errors.length === 0 && <RecusaForm error={confirm.error} />}
          <TextField
            autoComplete="one-time-code"
            error={messageOf(CAMPO)}
            hint="Sem acesso a esse e-mail, fale com a central do credenciado."
            id={CAMPO}
            label="Código recebido"
            onChange={setCodigo}
            value={codigo}
            width="20"
          />
          <Row>
            <Button isPending={confirm.isPending} type="submit" variant="primario">
              Confirmar a troca
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

import { cadastro, type TrocaContato } from '@portal/contract/cadastro.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { type FormEvent, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showInstante } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'

/** What waits, in words. */
const describe = ({ email, numeroCel }: TrocaContato): string =>
  [email && `e-mail ${email}`, numeroCel && `celular ${formatTelefone(numeroCel)}`]
    .filter(Boolean)
    .join(' e ')

/** The code that came to the e-mail in force: with it the other e-mail or mobile begins to serve (Operadora §6). */
export function TrocaForm({ troca }: { troca: TrocaContato }) {
  const [codigo, setCodigo] = useState('')
  const [error, setError] = useState<string>()
  const confirm = useWrite(cadastro.validateContatos, {
    prepare: (digitado: string) => ({ body: { codigo: digitado } }),
    onSuccess: () => pushSuccess('O contato novo já vale para criar a senha.', 'Troca confirmada'),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const digitado = codigo.trim()
    setError(digitado === '' ? 'Digite o código que chegou por e-mail.' : undefined)
    if (digitado !== '') confirm.mutate(digitado)
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
          <RecusaForm error={confirm.error} />
          <TextField
            autoComplete="one-time-code"
            error={error}
            hint="Sem acesso a esse e-mail, fale com a central do credenciado."
            id="codigo-troca"
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

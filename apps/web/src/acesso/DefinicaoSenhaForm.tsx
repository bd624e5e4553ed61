import { acesso, type SenhaDefinida } from '@portal/contract/acesso.ts'
import { type FormEvent, useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { useWrite } from '../api/useWrite.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { checkDefinicao, type DefinicaoSenha, describeRecusaSenha } from './definicaoSenha.ts'
import { RecusaForm } from './RecusaForm.tsx'
import { RegrasSenha } from './RegrasSenha.tsx'

type DefinicaoSenhaFormProps = {
  token: string
  login: string
  /** Whether there was no password before. */
  isPrimeira: boolean
  onDone: (definida: SenhaDefinida) => void
  /** The link was used or ran out while the form was open. */
  onExpired: () => void
}

/** The new password twice, and its rules. */
export function DefinicaoSenhaForm({ token, login, isPrimeira, onDone, onExpired }: DefinicaoSenhaFormProps) {
  const [campos, setCampos] = useState<DefinicaoSenha>({ novaSenha: '', confirmacao: '' })
  const { errors, attempt, messageOf, check, refuse } = useToldErrors(() => checkDefinicao(campos, { login }))
  const [isShown, setShown] = useState(false)
  const create = useWrite(acesso.createSenha, {
    prepare: ({ novaSenha }: DefinicaoSenha) => ({ body: { tokenFluxo: token, senha: novaSenha } }),
    onSuccess: onDone,
    onError: (error) => {
      const recusa = describeRecusaSenha(error)
      if (recusa) refuse([{ fieldId: 'novaSenha', message: recusa }])
      if (isErroApi(error, 'API-ACE-0007')) onExpired()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) create.mutate(campos)
  }

  const isMesma = create.variables?.novaSenha === campos.novaSenha
  const fieldOf = (id: keyof DefinicaoSenha) =>
    ({
      id,
      type: isShown ? 'text' : 'password',
      width: '20',
      value: campos[id],
      onChange: (value: string) => setCampos({ ...campos, [id]: value }),
      error: messageOf(id),
      autoComplete: 'new-password',
    }) as const

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <RecusaForm error={describeRecusaSenha(create.error) ? undefined : create.error} />
        {/* Password managers look for the account beside the passwords. */}
        <input autoComplete="username" hidden name="login" readOnly value={login} />
        <TextField {...fieldOf('novaSenha')} label="Nova senha" />
        <RegrasSenha
          contexto={{ login }}
          isPrimeira={isPrimeira}
          recusa={isMesma ? describeRecusaSenha(create.error) : ''}
          senha={campos.novaSenha}
        />
        <TextField {...fieldOf('confirmacao')} label="Confirme a nova senha" />
        <Checkbox isSelected={isShown} onChange={setShown}>
          Mostrar o que digito
        </Checkbox>
        <Row>
          <Button isPending={create.isPending} type="submit" variant="primario">
            Criar a senha
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

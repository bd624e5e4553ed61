import { acesso } from '@portal/contract/acesso.ts'
import { type FormEvent, useRef, useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { pushError } from '../api/notice.ts'
import { session } from '../api/session.ts'
import { useSession } from '../api/useSession.ts'
import { useWrite } from '../api/useWrite.ts'
import { showDia } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { mayTakeFocus } from '../ui/mayTakeFocus.ts'
import { RegrasSenha } from './RegrasSenha.tsx'
import { SenhaTrocada } from './SenhaTrocada.tsx'
import styles from './TrocaSenhaPage.module.css'
import { isTrocaPendente, noteTroca, settleTroca } from './trocaPendente.ts'
import { camposVazios, checkTrocaSenha, isRecusaCerta, toFieldErrors } from './trocaSenha.ts'

/** Current password, the new one twice, and the rules beside it. */
export function TrocaSenhaForm() {
  const { userLogin: login = '' } = useSession() ?? {}
  const [campos, setCampos] = useState(camposVazios)
  const { errors, attempt, messageOf, check, refuse } = useToldErrors(() => checkTrocaSenha(campos, login))
  const [validade, setValidade] = useState<string>()
  const [isShown, setShown] = useState(false)
  // A change that left before and was not answered may have gone through, and have ended the session itself.
  const isRepetida = useRef(false)
  const update = useWrite(acesso.updateSenha, {
    prepare: ({ senha, novaSenha }: typeof campos) => {
      isRepetida.current = isTrocaPendente()
      return { body: { senha, novaSenha }, onSend }
    },
    onSuccess: ({ expiraEm, accessToken }) => {
      if (!session().receiveOrEnd(accessToken)) return
      settleTroca()
      setCampos(camposVazios)
      setValidade(showDia(expiraEm))
    },
    onError: (error) => {
      const isSemSessao = isErroApi(error, 'SESSAO_ENCERRADA') && !isRepetida.current
      if (isRecusaCerta(error) || isSemSessao) settleTroca()
      const found = toFieldErrors(error)
      if (found.length > 0) refuse(found)
      else pushError(error)
    },
  })

  function onSend() {
    isRepetida.current = isTrocaPendente()
    noteTroca(session().getSnapshot()?.id ?? '')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setValidade(undefined)
    if (check()) update.mutate(campos)
  }

  const respostas = toFieldErrors(update.error)
  const answerOf = (id: keyof typeof campos) =>
    update.variables?.[id] === campos[id]
      ? respostas.find(({ fieldId }) => fieldId === id)?.message
      : undefined
  const fieldOf = (id: keyof typeof campos) =>
    ({
      id,
      type: isShown ? 'text' : 'password',
      width: '20',
      value: campos[id],
      onChange: (value: string) => setCampos({ ...campos, [id]: value }),
      error: messageOf(id),
    }) as const

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={errors} />
      {validade && <SenhaTrocada validade={validade} />}
      {/* Password managers look for the account beside the passwords. */}
      <input autoComplete="username" hidden name="login" readOnly value={login} />
      <TextField
        {...fieldOf('senha')}
        autoComplete="current-password"
        autoFocus={mayTakeFocus()}
        label="Senha atual"
      />
      <TextField {...fieldOf('novaSenha')} autoComplete="new-password" label="Nova senha" />
      <RegrasSenha
        // A current password that the server refused is none to be different from.
        contexto={{ login, senhaAtual: answerOf('senha') ? undefined : campos.senha }}
        recusa={answerOf('novaSenha') ?? ''}
        senha={campos.novaSenha}
      />
      <TextField {...fieldOf('confirmacao')} autoComplete="new-password" label="Confirme a nova senha" />
      <Checkbox isSelected={isShown} onChange={setShown}>
        Mostrar o que digito
      </Checkbox>
      <Button isPending={update.isPending} type="submit" variant="primario">
        Trocar senha
      </Button>
    </form>
  )
}

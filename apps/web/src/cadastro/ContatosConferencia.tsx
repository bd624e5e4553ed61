import { type FormEvent, useEffect, useRef } from 'react'
import { DA_CLINICA } from '../credenciado/useParteClinica.ts'
import { Button } from '../ui/action/Button.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'

type ContatosConferenciaProps = {
  mudancas: readonly { rotulo: string; de: string; para: string }[]
  /** What begins to serve only with a code, by its label, and where that is sent. */
  esperas: readonly string[]
  emailEmVigor: string
  /** Who is in sees a part of the clinic, and changes what is of all of it. */
  isDaClinica: boolean
  isPending: boolean
  /** It takes back the change that waits for its code. */
  isRetirada: boolean
  /** The password of who is in, where anything changes; held by the form, which forgets it once it served. */
  senha: string
  erroSenha: string | undefined
  onSenha: (senha: string) => void
  onBack: () => void
  onConfirm: () => void
}

const ID_SENHA = 'contatos-senha'

/** What will be sent, to be read before it is; the focus comes here. */
export function ContatosConferencia({
  mudancas,
  esperas,
  emailEmVigor,
  isDaClinica,
  isPending,
  isRetirada,
  senha,
  erroSenha,
  onSenha,
  onBack,
  onConfirm,
}: ContatosConferenciaProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (erroSenha) document.getElementById(ID_SENHA)?.focus()
  }, [erroSenha])

  function submit(event: FormEvent) {
    event.preventDefault()
    onConfirm()
  }

  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <h2 className={styles.titulo} ref={title} tabIndex={-1}>
            Confira antes de confirmar
          </h2>
          {isDaClinica && <p>{DA_CLINICA} O que muda aqui muda para todos os acessos dela.</p>}
          {mudancas.length === 0 ? (
            <p>Nada muda: você confirma que os contatos continuam os mesmos.</p>
          ) : (
            <DescriptionList
              items={mudancas.map(({ rotulo, de, para }) => ({ term: rotulo, value: `${de} → ${para}` }))}
              layout="rows"
            />
          )}
          {esperas.length > 0 && (
            <p>
              {esperas.join(' e ')}: até você digitar o código que vai para {emailEmVigor}, vale o de antes.
            </p>
          )}
          {isRetirada && <p>A troca que espera o código será retirada.</p>}
          {mudancas.length > 0 && (
            <TextField
              autoComplete="current-password"
              error={erroSenha}
              hint="Para ter certeza de que é você: a senha com que entra no portal."
              id={ID_SENHA}
              label="Sua senha"
              onChange={onSenha}
              type="password"
              value={senha}
              width="20"
            />
          )}
          <Row>
            <Button onPress={onBack}>Voltar e corrigir</Button>
            <Button isPending={isPending} type="submit" variant="primario">
              Confirmar os contatos
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

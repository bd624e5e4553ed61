import { acesso } from '@portal/contract/acesso.ts'
import { readCodigo } from '@portal/domain/acesso/codigoCredenciado.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { Button } from '../ui/action/Button.tsx'
import { Link } from '../ui/action/Link.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { checkCodigo, type Opcao } from './pedidoLink.ts'
import { RecusaForm } from './RecusaForm.tsx'
import { useEnderecoSenha } from './useEnderecos.ts'
import { VoltarEntrada } from './VoltarEntrada.tsx'

type CodigoFormProps = {
  /** What was typed before, when one comes back to correct it. */
  inicial: string | undefined
  /** Where this person knows the code from. */
  dica: string
  onFound: (codigo: string, opcoes: readonly Opcao[]) => void
}

const CAMPO = 'codigo'

/** Whose password: the code that one logs in with. */
export function CodigoForm({ inicial, dica, onFound }: CodigoFormProps) {
  const [codigo, setCodigo] = useState(
    () => inicial ?? new URLSearchParams(location.search).get('login') ?? '',
  )
  const enderecoSenha = useEnderecoSenha()
  const codigoDentista = readCodigo(codigo)
  const { errors, attempt, messageOf, check } = useToldErrors(() => {
    const lack = checkCodigo(codigoDentista)
    return lack ? [{ fieldId: CAMPO, message: lack }] : []
  })
  const [recusa, setRecusa] = useState<unknown>()
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRecusa(undefined)
    if (!check()) return
    setPending(true)
    try {
      const { opcoes } = await call(acesso.getOpcoes, { query: { codigoDentista } })
      onFound(codigoDentista, opcoes)
    } catch (failure) {
      setRecusa(failure)
    } finally {
      setPending(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <RecusaForm error={recusa} />
        <TextField
          autoComplete="username"
          enterKeyHint="next"
          error={messageOf(CAMPO)}
          hint={dica}
          id={CAMPO}
          inputMode="numeric"
          isNumeric
          label="Código do credenciado"
          maxLength={9}
          onChange={setCodigo}
          value={codigo}
          width="10"
        />
        <Row>
          <Button isPending={isPending} type="submit" variant="primario">
            Continuar
          </Button>
          <VoltarEntrada />
        </Row>
        {/* A reload of the page that awaits the message's code ends here. */}
        <p>
          <Link href={enderecoSenha('CadastrarSenha')}>Já recebi o código no celular</Link>
        </p>
      </Stack>
    </form>
  )
}

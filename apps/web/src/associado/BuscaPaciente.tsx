import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { classifyTermo, type LeituraTermo, textosMotivoTermo } from '@portal/domain/associado/termoBusca.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toNotice } from '../api/notice.ts'
import { Button } from '../ui/action/Button.tsx'
import { SearchField } from '../ui/field/SearchField.tsx'
import { searchAssociado } from './associado.queries.ts'
import styles from './BuscaPaciente.module.css'

type BuscaPacienteProps = { onFound: (associado: ResumoAssociado) => void; autoFocus?: boolean }

/**
 * One field for any number that a patient brings: CPF, card or attendance, in any punctuation. It says how it read
 * the number and offers the other reading where the length leaves two (Interface B2.5; Spec §5).
 */
export function BuscaPaciente({ onFound, autoFocus = false }: BuscaPacienteProps) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [texto, setTexto] = useState('')
  const [problema, setProblema] = useState<string>()
  const lido = classifyTermo(texto)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ termo, leitura }: { termo: string; leitura: LeituraTermo['tipo'] }) =>
      searchAssociado(queryClient, termo, leitura),
    onSuccess: (associado) => {
      onFound(associado)
      input.current?.select()
    },
    onError: (error) => {
      setProblema(toNotice(error).text)
      input.current?.focus()
    },
  })

  // Of what stands in the field, not of the state: the button stays as it is while one types
  const submit = (leitura?: LeituraTermo) => {
    const termo = input.current?.value ?? ''
    const lido = classifyTermo(termo)
    if (!lido.ok) {
      setProblema(textosMotivoTermo[lido.motivo])
      return
    }
    setProblema(undefined)
    mutate({ termo, leitura: (leitura ?? lido.termo).tipo })
  }

  return (
    <search className={styles.busca}>
      <SearchField
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        error={problema}
        hint="CPF, número do cartão ou do atendimento, com ou sem pontos."
        id="busca-paciente"
        inputMode="numeric"
        inputRef={input}
        label="Paciente"
        onChange={(value) => {
          setTexto(value)
          setProblema(undefined)
        }}
        onSubmit={() => submit()}
        reading={lido.ok && <Leitura onChoose={submit} termo={lido.termo} />}
        value={texto}
        width="full"
      />
      <Button isPending={isPending} onPress={() => submit()} variant="primario">
        Buscar
      </Button>
    </search>
  )
}

type LeituraProps = {
  termo: LeituraTermo & { alternativa?: LeituraTermo }
  onChoose: (leitura: LeituraTermo) => void
}

function Leitura({ termo, onChoose }: LeituraProps) {
  const { alternativa } = termo
  return (
    <span className={styles.leitura}>
      {termo.rotulo}
      {termo.cpfValido === false && ' — os dígitos verificadores não conferem'}
      {alternativa && (
        <Button onPress={() => onChoose(alternativa)} size="pequeno" variant="fantasma">
          Ler como {alternativa.rotulo}
        </Button>
      )}
    </span>
  )
}

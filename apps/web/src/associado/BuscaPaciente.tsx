import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import {
  classifyCartaoOuCpf,
  classifyTermo,
  describeNumeroDaGuia,
  type LeituraTermo,
  textosMotivoTermo,
} from '@portal/domain/associado/termoBusca.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { toNotice } from '../api/notice.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { SearchField } from '../ui/field/SearchField.tsx'
import { mayTakeFocus } from '../ui/mayTakeFocus.ts'
import { searchAssociados } from './associado.queries.ts'
import styles from './BuscaPaciente.module.css'
import { PacienteList } from './PacienteList.tsx'

export type BuscaPacienteHandle = {
  /** Searches what stands in the field; answers whether it does. What was found already is left when `isFound`. */
  submitTexto: (isFound: boolean) => boolean
  /**
   * Searches what stands in the field, unless it was answered, and goes on with whoever is found; answers whether it does. A search
   * that is on its way is waited for.
   */
  searchThen: (run: (associado: ResumoAssociado) => void) => boolean
}

type BuscaPacienteProps = {
  onFound: (associado: ResumoAssociado) => void
  /** The search led to nobody, or to several: whoever stands on the page is not its answer. */
  onMissed?: () => void
  /** Whether the next one is being typed, and not searched yet, beside whoever was found. */
  onTyping?: (isOutro: boolean) => void
  autoFocus?: boolean
  /** What the network calls its card, where it or a CPF is all that this form takes. */
  cartao?: string | null
  handle?: Ref<BuscaPacienteHandle>
  /** The field is part of a larger search, whose own button searches it too: it has none beside it. */
  isParte?: boolean
}

/**
 * One field for whatever a patient brings: CPF, card or attendance of anybody, in any punctuation; the name, the password
 * or the end of a guide's number of whom this provider attended. It says how it read a number, offers the other reading
 * where there are two, and lists the patients where they are several (Interface B2.5; Spec §5).
 */
export function BuscaPaciente(props: BuscaPacienteProps) {
  const { isKnown, whyNotCall } = useAcesso()
  const fecho = whyNotCall(elegibilidade.searchAssociado)
  // While the menu is on its way the field stands: whoever types faster than that loses nothing.
  if (isKnown && fecho) {
    return (
      <Banner icon="lock" title="Busca de pacientes fechada" tone="neutro">
        {fecho}
      </Banner>
    )
  }
  return <Busca {...props} />
}

function Busca(props: BuscaPacienteProps) {
  const { onFound, onMissed, onTyping, autoFocus = false, cartao = null, handle, isParte = false } = props
  const classify = cartao === null ? classifyTermo : classifyCartaoOuCpf
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [texto, setTexto] = useState('')
  const [problema, setProblema] = useState<string>()
  const [achados, setAchados] = useState<readonly ResumoAssociado[]>([])
  const [daGuia, setDaGuia] = useState<string>()
  /** What was searched last. */
  const buscado = useRef('')
  /** What goes on, in place of `onFound`, with whoever is found by this text. */
  const seguinte = useRef<{ termo: string; run: (associado: ResumoAssociado) => void }>(undefined)
  const lido = classify(texto)
  /** The next patient is typed before the former one was answered: that answer would take the field from under the keys. */
  const isLate = (termo: string) => termo !== input.current?.value
  const choose = (associado: ResumoAssociado) => {
    setAchados([])
    const { current } = seguinte
    seguinte.current = undefined
    if (current?.termo === buscado.current) return current.run(associado)
    onFound(associado)
    input.current?.focus()
    input.current?.select()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ termo, leitura }: { termo: string; leitura?: LeituraTermo['tipo'] }) =>
      searchAssociados(queryClient, termo, leitura),
    onSuccess: ({ associados, numeroDaGuia }, { termo }) => {
      if (isLate(termo)) return
      setDaGuia(numeroDaGuia ? describeNumeroDaGuia(numeroDaGuia, termo.replaceAll(/\D/g, '')) : undefined)
      const [unico, segundo] = associados
      if (unico && !segundo) return choose(unico)
      setAchados(associados)
      onMissed?.()
    },
    onError: (error, { termo }) => {
      if (isLate(termo)) return
      onMissed?.()
      setProblema(toNotice(error).text)
      input.current?.focus()
    },
  })

  // Of what stands in the field, not of the state: the button stays as it is while one types
  const submit = (leitura?: LeituraTermo) => {
    const termo = input.current?.value ?? ''
    buscado.current = termo
    onTyping?.(false)
    const lido = classify(termo)
    if (!lido.ok) {
      onMissed?.()
      setProblema(textosMotivoTermo[lido.motivo])
      return
    }
    setProblema(undefined)
    const escolhida = leitura ?? (cartao === null ? undefined : lido.termo)
    mutate({ termo, ...(escolhida && { leitura: escolhida.tipo }) })
  }

  useImperativeHandle(handle, () => ({
    submitTexto: (isFound) => {
      const termo = input.current?.value ?? ''
      if (termo.trim() === '' || (isFound && termo === buscado.current)) return false
      submit()
      return true
    },
    searchThen: (run) => {
      const termo = input.current?.value ?? ''
      const isOnItsWay = isPending && termo === buscado.current
      if (termo.trim() === '' || (termo === buscado.current && !isOnItsWay)) return false
      seguinte.current = { termo, run }
      if (!isOnItsWay) submit()
      return true
    },
  }))

  return (
    <search className={styles.busca}>
      <SearchField
        autoComplete="off"
        // On a phone the keyboard would cover the page that was just opened.
        autoFocus={autoFocus && mayTakeFocus()}
        enterKeyHint="search"
        error={problema}
        hint={
          cartao === null
            ? 'CPF, cartão, atendimento, senha, final da guia ou nome.'
            : `O ${cartao} ou o CPF.`
        }
        id="busca-paciente"
        inputRef={input}
        label="Paciente"
        onChange={(value) => {
          setTexto(value)
          onTyping?.(value.trim() !== '' && value !== buscado.current)
          setProblema(undefined)
          setAchados([])
          setDaGuia(undefined)
        }}
        onSubmit={() => submit()}
        reading={daGuia ?? (lido.ok && <Leitura onChoose={submit} termo={lido.termo} />)}
        value={texto}
        width="full"
      />
      {!isParte && (
        <Button isPending={isPending} onPress={() => submit()} variant="primario">
          Buscar
        </Button>
      )}
      {achados.length > 0 && (
        <PacienteList
          associados={achados}
          onBack={() => input.current?.focus()}
          onChoose={choose}
          onType={(key) => {
            input.current?.focus()
            // The first digit after a name is of another patient, and takes its place.
            if (/\d/.test(key) && !/\d/.test(texto)) input.current?.select()
          }}
        />
      )}
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

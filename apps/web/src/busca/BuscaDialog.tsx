import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { toNotice } from '../api/notice.ts'
import { useMenu } from '../menu/useMenu.ts'
import { SearchField } from '../ui/field/SearchField.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './BuscaDialog.module.css'
import { buscaQuery } from './busca.queries.ts'
import { ResultadoList } from './ResultadoList.tsx'
import { type Resultado, searchTelas, toResultados } from './resultados.ts'

const PAUSA_MS = 150

/** Type a number or a name, choose with the arrows, Enter goes there. */
export function BuscaDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [termo, setTermo] = useState('')
  const [escolhido, setEscolhido] = useState(0)
  // Enter pressed before the answer came: it goes to the first result as soon as there is one.
  const [isApressado, setApressado] = useState(false)
  const { secoes } = useMenu()
  const procurado = termo.trim()
  const consultado = useDebounced(procurado, PAUSA_MS)
  const { data, error, isFetching } = useQuery(buscaQuery(consultado))
  const isBuscando = isFetching || consultado !== procurado

  const telas = (secoes ?? []).flatMap((secao) => secao.itens).filter((item) => !item.bloqueado)
  const achados = data && !isBuscando ? toResultados(data.associados, data.guias) : []
  const resultados = [...achados, ...searchTelas(telas, procurado)]
  const atual = Math.min(escolhido, resultados.length - 1)
  const destino = achados[0]?.href

  useEffect(() => {
    if (!isApressado || destino === undefined) return
    onClose()
    void navigate({ href: destino })
  }, [isApressado, destino, navigate, onClose])

  const go = ({ href }: Resultado) => {
    onClose()
    void navigate({ href })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && resultados.length > 0) {
      event.preventDefault()
      setEscolhido((atual + step + resultados.length) % resultados.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const resultado = resultados[atual]
    if (resultado) go(resultado)
    else setApressado(isBuscando)
  }

  return (
    <Dialog isOpen onClose={onClose} title="Buscar">
      <div className={styles.busca} onKeyDownCapture={onKeyDown}>
        <SearchField
          aria-controls={listId}
          autoComplete="off"
          autoFocus
          hint="CPF, cartão, atendimento, número da guia, nome do paciente ou tela."
          label="O que você procura?"
          onChange={(value) => {
            setApressado(false)
            setTermo(value)
            setEscolhido(0)
          }}
          value={termo}
          width="full"
        />
        {error && (
          <p className={styles.aviso} role="alert">
            {toNotice(error).text}
          </p>
        )}
        <ResultadoList
          atual={atual}
          id={listId}
          isBusy={isBuscando}
          onChoose={go}
          resultados={resultados}
          termo={procurado}
        />
      </div>
    </Dialog>
  )
}

/** The value once it has stood still for a while: a word typed at once is one question, not one a letter. */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

import { readDoChat, toEnvio } from '@portal/domain/chat/mensagemChat.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMarca } from '../marca/useMarca.ts'
import { useTheme } from '../ui/useTheme.ts'

/** A chat that has not said by then that it listens is taken for one that does not come. */
const ESPERA_MS = 10_000

type ChatOptions = {
  url: URL
  isOpen: boolean
  onClose: () => void
  onNaoLidas: (quantas: number) => void
}

type Chat = {
  frame: RefObject<HTMLIFrameElement | null>
  fase: 'abrindo' | 'pronto' | 'semResposta'
  /** Tells one attempt's frame from the next one's. */
  tentativa: number
  retry: () => void
}

/**
 * The talk with the frame of the chat. What it says is taken only from its own window, its own origin and in the
 * protocol's shape; it is told, at its origin alone, how the portal looks and whether it is in front, as often as that
 * changes or it says that it has begun anew.
 */
export function useChat({ url, isOpen, onClose, onNaoLidas }: ChatOptions): Chat {
  const frame = useRef<HTMLIFrameElement>(null)
  const [tentativa, setTentativa] = useState(1)
  const [isSemResposta, setSemResposta] = useState(false)
  /** How often it said that it listens: more than once where it has loaded itself again. */
  const [inicios, setInicios] = useState(0)
  const { id: marca } = useMarca()
  const tema = useTheme()
  const isEsperado = inicios === 0 && !isSemResposta

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const janela = frame.current?.contentWindow
    if (!janela || source !== janela || origin !== url.origin) return
    const mensagem = readDoChat(data)
    if (mensagem?.tipo === 'pronto') setInicios((antes) => antes + 1)
    if (mensagem?.tipo === 'naoLidas') onNaoLidas(mensagem.quantas)
    if (mensagem?.tipo === 'fechar' && isOpen) onClose()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (inicios === 0) return
    const estado = toEnvio({ tipo: 'estado', marca, tema, aberto: isOpen })
    frame.current?.contentWindow?.postMessage(estado, url.origin)
  }, [inicios, marca, tema, isOpen, url])

  useEffect(() => {
    if (!isEsperado) return
    const timer = setTimeout(() => setSemResposta(true), ESPERA_MS)
    return () => clearTimeout(timer)
  }, [isEsperado])

  return {
    frame,
    fase: isSemResposta ? 'semResposta' : inicios > 0 ? 'pronto' : 'abrindo',
    tentativa,
    retry: () => {
      setTentativa((antes) => antes + 1)
      setSemResposta(false)
    },
  }
}

import './chatLocal.css'
import { type MensagemDoChat, readDoPortal, toEnvio } from '@portal/domain/chat/mensagemChat.ts'

/** How long the demonstration's attendant takes: time enough to close the panel first. */
const RESPOSTA_MS = 2000

function find<Found extends Element>(selector: string, kind: new () => Found): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`chatLocal.html has no ${selector}`)
  return found
}

/** The addresses of the portal, as the server has written them: whoever else speaks is not heard. */
const portais = (document.querySelector('meta[name="chat-portais"]')?.getAttribute('content') ?? '').split(
  ' ',
)
const conversa = find('#conversa', HTMLOListElement)
const escrever = find('#escrever', HTMLFormElement)
const texto = find('#texto', HTMLInputElement)

/** The portal that spoke; nothing but that it listens is said to one that did not. */
let portal: string | undefined
let isAberto = false
let naoLidas = 0

function tell(mensagem: MensagemDoChat): void {
  if (portal !== undefined) parent.postMessage(toEnvio(mensagem), portal)
}

function count(quantas: number): void {
  naoLidas = quantas
  tell({ tipo: 'naoLidas', quantas })
}

function show(autor: string, palavras: string): void {
  const linha = document.createElement('li')
  const quem = document.createElement('strong')
  quem.append(autor)
  linha.append(quem, ` ${palavras}`)
  conversa.append(linha)
  linha.scrollIntoView({ block: 'nearest' })
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !portais.includes(origin)) return
  const estado = readDoPortal(data)
  if (!estado) return
  portal = origin
  const { dataset } = document.documentElement
  dataset.marca = estado.marca
  if (estado.tema === 'sistema') delete dataset.tema
  else dataset.tema = estado.tema
  const isVinda = estado.aberto && !isAberto
  isAberto = estado.aberto
  if (!isVinda) return
  if (naoLidas > 0) count(0)
  texto.focus()
})

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ tipo: 'fechar' })
})

escrever.addEventListener('submit', (event) => {
  event.preventDefault()
  show('Você:', texto.value)
  texto.value = ''
  setTimeout(() => {
    show('Atendimento:', 'Recebemos a sua mensagem. Nesta demonstração ninguém a lê.')
    if (!isAberto) count(naoLidas + 1)
  }, RESPOSTA_MS)
})

show('Atendimento:', 'Esta é uma demonstração do chat da operadora.')
// Whoever framed this page is told only that it listens.
parent.postMessage(toEnvio({ tipo: 'pronto' }), '*')

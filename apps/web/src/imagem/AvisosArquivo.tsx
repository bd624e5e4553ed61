import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import { avisosImagem } from '@portal/domain/imagem/avisoImagem.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './AvisosArquivo.module.css'
import { fonteGuia } from './conteudo/fonte.ts'
import { Miniatura, MiniaturaLocal } from './conteudo/Miniatura.tsx'
import type { ItemEnvio, Repetida } from './envio/itemEnvio.ts'
import { formatLugar, listOpcoesEvento } from './lugar/lugarImagem.ts'

const dia = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const JA_ENVIADO = 'Este arquivo já foi enviado'
const TIRAR = 'Tire-o da lista, se não for para enviar de novo.'
/** One image may be for several events (`EventosFields.tsx`): none needs a second copy. */
const MARCAR =
  'Se ele serve a mais de um evento, marque todos em uma das linhas, com “Sem dente” se os dentes não são vizinhos, e tire a outra.'

type AvisosArquivoProps = {
  item: ItemEnvio
  /** The same file, before it in the queue. */
  igual?: ItemEnvio | undefined
  /** Its place in the queue: two files may have one name. */
  ordemIgual: number
  numeroFicha: number
  exigidas: readonly ImagemExigida[]
}

/** What is said of a file before it goes, each beside the image that is meant. It may be sent all the same. */
export function AvisosArquivo({ item, igual, ordemIgual, numeroFicha, exigidas }: AvisosArquivoProps) {
  const { avisos = [], repetida, nome, conteudo } = item
  return (
    <div className={styles.list}>
      {avisos.map((codigo) => {
        const { titulo, conselho, ...glosa } = avisosImagem[codigo]
        return (
          <Aviso
            conselho={conselho}
            imagem={<MiniaturaLocal conteudo={conteudo} nome={nome} />}
            key={codigo}
            titulo={titulo}
          >
            A auditoria poderia negar assim: {sayGlosa(glosa)}.
          </Aviso>
        )
      })}
      {repetida && (
        <Aviso
          conselho={TIRAR}
          imagem={<Miniatura fonte={fonteGuia(repetida.numeroFicha)} sequencial={repetida.sequencial} />}
          titulo={JA_ENVIADO}
        >
          {describeRepetida(repetida, numeroFicha)}
        </Aviso>
      )}
      {igual && !repetida && (
        <Aviso
          conselho={igual.estado === 'enviada' ? TIRAR : adviseIgual(item, igual, exigidas)}
          imagem={<MiniaturaLocal conteudo={igual.conteudo} nome={igual.nome} />}
          titulo={igual.estado === 'enviada' ? JA_ENVIADO : 'O mesmo arquivo está duas vezes na lista'}
        >
          É igual ao {ordemIgual}º arquivo da lista, {igual.nome} ({formatLugar(igual.lugar)}).
        </Aviso>
      )}
    </div>
  )
}

function adviseIgual(item: ItemEnvio, igual: ItemEnvio, exigidas: readonly ImagemExigida[]): string {
  const { momento } = item.lugar
  const isMesmoMomento = igual.lugar.momento === momento
  const isDeVarios = listOpcoesEvento({ momento, dente: null }, exigidas).length > 1
  return isMesmoMomento && isDeVarios ? MARCAR : 'Tire um dos dois da lista.'
}

function describeRepetida(repetida: Repetida, numeroFicha: number): string {
  const guia = repetida.numeroFicha === numeroFicha ? 'desta guia' : `da guia ${repetida.numeroFicha}`
  const quando = dia.format(new Date(repetida.enviadaEm))
  return `É a imagem ${repetida.sequencial} ${guia} (${formatLugar(repetida)}), enviada em ${quando}.`
}

type AvisoProps = { titulo: string; conselho: string; imagem: ReactNode; children: ReactNode }

const Aviso = ({ titulo, conselho, imagem, children }: AvisoProps) => (
  <div className={styles.aviso}>
    {imagem}
    <div>
      <p className={styles.titulo}>
        <Icon name="alert" size={16} />
        {titulo}
      </p>
      <p>{children}</p>
      <p>{conselho}</p>
    </div>
  </div>
)

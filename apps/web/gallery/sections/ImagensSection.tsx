import type { Imagem } from '@portal/contract/imagem.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '../../src/api/queryClient.ts'
import { conteudoQuery } from '../../src/imagem/conteudo/conteudo.queries.ts'
import { fonteGuia } from '../../src/imagem/conteudo/fonte.ts'
import { EnvioDrop } from '../../src/imagem/EnvioDrop.tsx'
import { ExigidaList } from '../../src/imagem/ExigidaList.tsx'
import { conferirArquivo } from '../../src/imagem/envio/conferirArquivo.ts'
import { createFilaEnvio } from '../../src/imagem/envio/filaEnvio.ts'
import { FilaEnvioList } from '../../src/imagem/FilaEnvioList.tsx'
import { ImagemGrid } from '../../src/imagem/ImagemGrid.tsx'
import { guessLugar } from '../../src/imagem/lugar/lugarImagem.ts'
import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'

const numeroFicha = 700_000_001

function exige(
  sequencial: number,
  dente: string,
  momento: 'inicial' | 'final',
  atendida: boolean,
): ImagemExigida {
  const codigoEvento = '85200166'
  return { numeroSequencialInclusao: sequencial, codigoEvento, codigoLocalizacao: dente, momento, atendida }
}

const exigidas = [
  exige(1, '11', 'inicial', true),
  exige(1, '11', 'final', false),
  exige(2, '16', 'inicial', false),
  exige(2, '16', 'final', false),
]

function buildImagem(sequencial: number, dente: string | null): Imagem {
  return {
    sequencial,
    nomeArquivo: dente ? `periapical ${dente}.jpg` : 'laudo.pdf',
    tipo: dente ? 'image/jpeg' : 'application/pdf',
    bytes: 380_000,
    largura: dente ? 3200 : null,
    altura: dente ? 2400 : null,
    paginas: dente ? 1 : 23,
    paginasTela: dente ? 1 : 20,
    momento: sequencial % 2 ? 'inicial' : 'final',
    dente,
    sha256: '',
    enviadaEm: '2026-11-21T12:00:00Z',
    eventos: dente ? [{ numeroSequencialInclusao: 1, codigoLocalizacao: dente }] : [],
    congelada:
      sequencial === 1 ? { em: '2026-11-21T12:00:00Z', por: 'no envio da guia para autorização' } : null,
  }
}

const imagens = ['11', '16', '21', '36', null].map((dente, at) => buildImagem(at + 1, dente))

/** A picture that looks enough like a periapical film to judge the viewer by. */
async function drawFilme(sequencial: number, largura: number): Promise<Blob> {
  const altura = (largura * 3) / 4
  const context = new OffscreenCanvas(largura, altura).getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  const fundo = context.createLinearGradient(0, 0, 0, altura)
  fundo.addColorStop(0, '#2b2b2b')
  fundo.addColorStop(1, '#6f6f6f')
  context.fillStyle = fundo
  context.fillRect(0, 0, largura, altura)
  for (let dente = 0; dente < 3; dente++) {
    const x = (largura * (dente + 0.5 + sequencial / 20)) / 3
    context.fillStyle = '#b9b9b9'
    context.beginPath()
    context.ellipse(x, altura * 0.3, largura * 0.11, altura * 0.2, 0, 0, 2 * Math.PI)
    context.ellipse(x, altura * 0.6, largura * 0.06, altura * 0.3, 0, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#4d4d4d'
    context.fillRect(x - largura * 0.008, altura * 0.25, largura * 0.016, altura * 0.5)
  }
  return context.canvas.convertToBlob({ type: 'image/jpeg' })
}

async function fillCache() {
  for (const { sequencial } of imagens) {
    const [miniatura, tela] = await Promise.all([drawFilme(sequencial, 320), drawFilme(sequencial, 1600)])
    queryClient.setQueryData(
      conteudoQuery(fonteGuia(numeroFicha), sequencial, 'miniatura').queryKey,
      miniatura,
    )
    queryClient.setQueryData(conteudoQuery(fonteGuia(numeroFicha), sequencial, 'tela').queryKey, tela)
  }
}

/** Goes in some seconds; every third file fails the first time. */
function createFila() {
  let enviadas = 0
  return createFilaEnvio({
    send: async (_item, signal, onProgress) => {
      enviadas += 1
      const falha = enviadas % 3 === 0
      for (let fracao = 0; fracao <= 1; fracao += 0.04) {
        signal.throwIfAborted()
        onProgress(fracao)
        await new Promise((resolve) => setTimeout(resolve, 120))
        if (falha && fracao > 0.6) throw new Error('line')
      }
      return buildImagem(imagens.length + enviadas, '11')
    },
    explain: () => ({ mensagem: 'Não foi possível falar com o serviço. Tente de novo.', repetivel: true }),
    prepare: conferirArquivo,
    findRepetida: async () => undefined,
    explainRepetida: () => undefined,
    createId: () => crypto.randomUUID(),
    now: () => performance.now(),
  })
}

export function ImagensSection() {
  const [fila] = useState(createFila)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void fillCache().then(() => setReady(true))
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Card description="O painel da guia e, ao abrir uma imagem, o visualizador." title="Imagens">
        <div className={styles.stack}>
          <ExigidaList
            describeEvento={() => 'Tratamento endodôntico unirradicular'}
            exigidas={exigidas}
            momento="inicial"
          />
          <EnvioDrop
            onFiles={(arquivos) =>
              fila.add(arquivos, (nome, naFila) => guessLugar(nome, exigidas, naFila, 'inicial'))
            }
          />
          <FilaEnvioList momento="inicial" numeroFicha={1} exigidas={exigidas} fila={fila} />
          {isReady && (
            <ImagemGrid
              exigidas={exigidas}
              imagens={imagens}
              isEditable
              nomeAssociado="Ana Souza"
              numeroFicha={numeroFicha}
            />
          )}
        </div>
      </Card>
    </QueryClientProvider>
  )
}

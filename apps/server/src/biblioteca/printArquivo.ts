import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { showData } from '../impressao/showData.ts'
import type { LinhaArquivo } from './biblioteca.store.ts'
import { renderArquivo } from './renderArquivo.ts'

/** The file as the network's people get it: their network's name stands on it. */
export function printArquivo({ grupo, titulo, texto, versao, data }: LinhaArquivo, codigoRede: string) {
  const rede = getRede(codigoRede)
  return renderArquivo({
    titulo,
    subtitulo: `${grupo} · versão ${versao}, de ${showData(data)}`,
    rodape: rede ? `${rede.biblioteca} · ${rede.rotulo} · registro ANS ${rede.registroAns}` : grupo,
    texto,
    data,
  })
}

type Medida = { tamanhoBytes: number; paginas: number }

/** What is printed makes the measure: a file that changes is measured anew, and one that does not never is. */
const medidas = new Map<string, { impresso: string; medida: Promise<Medida> }>()

/** Bytes and pages of a file, as it would be downloaded now. Drawn once a version and network. */
export function measureArquivo(linha: LinhaArquivo, rede: string): Promise<Medida> {
  const chave = `${rede} ${linha.codArquivo}`
  const impresso = JSON.stringify(linha)
  const feita = medidas.get(chave)
  if (feita?.impresso === impresso) return feita.medida
  const medida = printArquivo(linha, rede).then(({ conteudo, paginas }) => ({
    tamanhoBytes: conteudo.length,
    paginas,
  }))
  medidas.set(chave, { impresso, medida })
  return medida
}

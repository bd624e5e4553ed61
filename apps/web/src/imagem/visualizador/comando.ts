/** What the person may ask of the viewer, by button or by key. */
export const comandos = [
  { nome: 'aproximar', teclas: ['+', '='], rotulo: 'Aproximar' },
  { nome: 'afastar', teclas: ['-', '_'], rotulo: 'Afastar' },
  { nome: 'ajustar', teclas: ['a'], rotulo: 'Ajustar à tela' },
  { nome: 'real', teclas: ['1'], rotulo: 'Um ponto da imagem por ponto da tela (100%)' },
  { nome: 'girar', teclas: ['r'], rotulo: 'Girar 90°' },
  { nome: 'espelhar', teclas: ['f'], rotulo: 'Espelhar' },
  { nome: 'inverter', teclas: ['i'], rotulo: 'Inverter tons' },
  { nome: 'repor', teclas: ['0'], rotulo: 'Desfazer todos os ajustes' },
  { nome: 'esquerda', teclas: ['ArrowLeft'], rotulo: 'Mover para a esquerda' },
  { nome: 'direita', teclas: ['ArrowRight'], rotulo: 'Mover para a direita' },
  { nome: 'cima', teclas: ['ArrowUp'], rotulo: 'Mover para cima' },
  { nome: 'baixo', teclas: ['ArrowDown'], rotulo: 'Mover para baixo' },
  { nome: 'anterior', teclas: [','], rotulo: 'Imagem anterior' },
  { nome: 'seguinte', teclas: ['.'], rotulo: 'Próxima imagem' },
  { nome: 'paginaAnterior', teclas: ['PageUp'], rotulo: 'Página anterior do PDF, ou imagem anterior' },
  { nome: 'paginaSeguinte', teclas: ['PageDown'], rotulo: 'Próxima página do PDF, ou próxima imagem' },
  { nome: 'marcas', teclas: ['m'], rotulo: 'Marcas e medidas' },
  { nome: 'teclas', teclas: ['?'], rotulo: 'Mostrar os atalhos' },
] as const

export type Comando = (typeof comandos)[number]['nome']

type Tecla = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

/** The command of a key; none with a modifier, which belongs to the browser. */
export function interpretTecla({ key, ctrlKey, altKey, metaKey }: Tecla): Comando | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const igual = key.length === 1 ? key.toLowerCase() : key
  return comandos.find(({ teclas }) => teclas.some((tecla) => tecla === igual))?.nome
}

const nomesTecla: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  '-': '−',
}

/** How the first key of a command is written on the sheet and in the tooltips. */
export function formatTecla(nome: Comando): string {
  const tecla = comandos.find((comando) => comando.nome === nome)?.teclas[0] ?? ''
  return nomesTecla[tecla] ?? tecla.toUpperCase()
}

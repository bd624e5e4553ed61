import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')

/** What a page opens without, heavy enough to come only when it is asked for, and who asks for it. */
const tardios = {
  'menu/AjudaDialog.tsx': 'menu/AjudaButton.tsx',
  'shell/frame/AvisosPanel.tsx': 'shell/frame/NoticeBell.tsx',
  'pacienteInativo/CienciaDialog.tsx': 'pacienteInativo/PacientesInativosDialog.tsx',
  'producao/BeneficiariosDoMes.tsx': 'producao/ProducaoCard.tsx',
  'producao/EventosDoMes.tsx': 'producao/ProducaoCard.tsx',
  'producao/GuiasEncaminhadas.tsx': 'producao/DigitaisCard.tsx',
  'envioCelular/EnvioCelularDialog.tsx': 'envioCelular/EnvioCelularButton.tsx',
  'guia/acao/DialogoAcao.tsx': 'guia/acao/useAcaoEscolhida.tsx',
  'imagem/ImagensConteudo.tsx': 'imagem/ImagensPanel.tsx',
  'imagem/marca/Marcas.tsx': 'imagem/marca/loadMarcas.tsx',
  'imagem/visualizador/VisualizadorImagem.tsx': 'imagem/visualizador/Visualizador.tsx',
  'glosa/Explicacao.tsx': 'glosa/ExplicacaoButton.tsx',
  'acervo/linha/MontagemPaciente.tsx': 'acervo/linha/MontagemDobra.tsx',
  'guia/PlanoLido.tsx': 'guia/PlanoTratamento.tsx',
  'guia/PrincipalLida.tsx': 'guia/EventosPrincipal.tsx',
  'rascunho/suposicao/SuposicaoDialog.tsx': 'rascunho/suposicao/SuposicaoButton.tsx',
  'busca/locais.ts': 'busca/useLocais.ts',
  'visita/VisitaGuiada.tsx': 'visita/VisitaLugar.tsx',
  'vista/GuardarVistaDialog.tsx': 'vista/VistasMenu.tsx',
  'vista/VistasDialog.tsx': 'vista/VistasMenu.tsx',
  'ui/field/MonthCalendar.tsx': 'ui/field/CalendarPopover.tsx',
  'ui/data/VirtualTable.tsx': 'ui/data/useVirtualTable.ts',
  'envioImagens/EnvioGuia.tsx': 'envioImagens/EnvioImagensPage.tsx',
}

const codes = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))

/** The files that name another in what the pattern finds. */
const listWho = (target: string, pattern: RegExp) =>
  codes
    .filter(({ file, text }) =>
      [...text.matchAll(pattern)].some(([, found = '']) => path.join(path.dirname(file), found) === target),
    )
    .map(({ file }) => file)

// One file that imports it as any other has it come with every page, and nothing else would tell.
it.each(Object.entries(tardios))('%s comes only when %s asks for it', (part, who) => {
  expect(listWho(part, /\bimport\('(\.[^']+)'\)/g)).toEqual([who])
  expect(listWho(part, /^import (?!type )[^']*? from '(\.[^']+)'/gm)).toEqual([])
})

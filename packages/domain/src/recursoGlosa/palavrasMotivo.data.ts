const split = (palavras: string): ReadonlySet<string> => new Set(palavras.trim().split(/\s+/))

/** Words that hold a sentence together. Lower case, without accents, as below. */
export const LIGACOES: ReadonlySet<string> = split(`
  a e o as os ao aos da das do dos de em na nas no nos por para com sem sob sobre ate apos antes depois durante pela pelo
  pelas pelos que se ja nao foi foram era e esta estava ha houve ser sendo sido tem tinha porque quando conforme mais muito
  tambem ainda entre
`)

/** The words of a clinical reason that are nobody's: no name, tooth, side, face or number. */
export const CLINICAS: ReadonlySet<string> = split(`
  abscesso achado achados acompanhamento anterior aparece aparecem ausencia avaliacao canal carie clinica clinico
  confirmada confirmado conduto coroa dente dentina desgaste destruicao diagnostico dor edema endodontia endodontica
  endodontico esmalte espontanea estrutura evidencia exame exodontia exposicao exposta exposto extensa extenso final
  fistula fotografia fratura fraturada fraturado gengiva gengival imagem imagens indicacao indicada indicado infeccao
  infiltracao infiltrada inicial laudo lesao mastigacao mobilidade mostra mostram necessaria necessario necrose obturacao
  obturada obturado oclusao osseo ossea osso paciente perda periapical periodontal polpa presenca profissional profunda
  profundo protese pulpar pulpite radicular radiografia radiografica radiografico radiolucida raiz reabsorcao recidiva
  restauracao retratamento risco sangramento secundaria sensibilidade sintoma sintomas sondagem substituicao tecido
  tratamento trauma traumatismo visivel
`)

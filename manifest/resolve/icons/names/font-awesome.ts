/** Lists what names of Font Awesome mean among those of Tabler, where the two draw the same: on each line Tabler's name, then the others. */
export const FONT_AWESOME = `
adjustments: sliders sliders-h
alert-circle: exclamation-circle circle-exclamation
alert-triangle: exclamation-triangle triangle-exclamation warning
ambulance: truck-medical
archive: box-archive
arrow-down: long-arrow-down long-arrow-alt-down down-long
arrow-left: long-arrow-left long-arrow-alt-left left-long
arrow-right: long-arrow-right long-arrow-alt-right right-long
arrow-up: long-arrow-up long-arrow-alt-up up-long
arrows-maximize: expand expand-arrows-alt
award: medal
baby-carriage: carriage-baby
bath: bathtub
bell: bell-o
bike: bicycle biking person-biking
bookmark: bookmark-o
brand-facebook: facebook facebook-f facebook-square square-facebook
brand-github: github github-alt
brand-google: google
brand-instagram: instagram square-instagram
brand-linkedin: linkedin linkedin-in
brand-pinterest: pinterest pinterest-p
brand-telegram: telegram telegram-plane
brand-tiktok: tiktok
brand-twitter: twitter square-twitter
brand-vimeo: vimeo vimeo-v
brand-whatsapp: whatsapp square-whatsapp
brand-x: x-twitter square-x-twitter
brand-youtube: youtube youtube-play square-youtube
building: building-o
building-bank: university bank landmark building-columns
building-church: church
building-hospital: hospital hospital-o hospital-alt
building-store: store store-alt shop
building-warehouse: warehouse
bulb: lightbulb lightbulb-o
bus: bus-alt bus-simple
calendar: calendar-alt calendar-days calendar-o
calendar-event: calendar-day
calendar-plus: calendar-plus-o
camera: camera-retro
car: car-alt automobile car-side
chart-bar: bar-chart bar-chart-o chart-column
chart-line: line-chart
chart-pie: pie-chart
chef-hat: hat-chef
checklist: tasks list-check
chevron-down: angle-down
chevron-left: angle-left
chevron-right: angle-right
chevron-up: angle-up
circle-check: check-circle check-circle-o
circle-x: times-circle times-circle-o circle-xmark xmark-circle
clock: clock-o clock-four
cloud-upload: cloud-upload-alt cloud-arrow-up
cloud-download: cloud-download-alt cloud-arrow-down
coffee: mug-hot mug-saucer
coin: coins
credit-card: credit-card-alt credit-card-o
device-desktop: desktop desktop-alt
device-laptop: laptop
device-mobile: mobile mobile-alt mobile-button mobile-screen mobile-screen-button mobile-phone
device-tablet: tablet tablet-alt tablet-screen-button
dental: tooth
dots: ellipsis ellipsis-h
dots-vertical: ellipsis-v ellipsis-vertical
edit: pen-to-square pencil-square-o
external-link: external-link-alt arrow-up-right-from-square
eye-off: eye-slash
file-text: file-lines file-alt file-text-o
file-type-pdf: file-pdf file-pdf-o
first-aid-kit: medkit kit-medical briefcase-medical suitcase-medical
flame: fire fire-alt fire-flame-curved
folder: folder-o
folder-open: folder-open-o
gift: gifts
glass-full: wine-glass wine-glass-alt
hand-stop: hand hand-paper-o
headset: headphones-alt
heart: heart-o
heartbeat: heart-pulse
help-circle: question-circle circle-question question-circle-o
home: house house-chimney home-alt
hourglass: hourglass-half hourglass-o
id: id-card id-card-alt
info-circle: circle-info
key: key-skeleton
link: chain
list: list-ul bars-staggered
lock-open: unlock unlock-alt
login: sign-in sign-in-alt right-to-bracket arrow-right-to-bracket
logout: sign-out sign-out-alt right-from-bracket arrow-right-from-bracket
mail: envelope envelope-o
mail-opened: envelope-open envelope-open-o
map: map-o
map-pin: map-marker map-marker-alt location-dot location-pin location-pin-alt
menu-2: bars navicon reorder
message: comment comment-o comment-alt
messages: comments comments-o
microphone: microphone-alt
mood-smile: smile smile-o face-smile
news: newspaper newspaper-o
package: box cube
paperclip: paper-clip
parking: square-parking
pencil: pen pen-alt pencil-alt
phone: phone-alt phone-flip phone-square square-phone phone-square-alt
phone-call: phone-volume
photo: image picture-o file-image
player-play: play
plant: seedling
player-pause: pause
player-stop: stop
printer: print
receipt: file-invoice file-invoice-dollar
refresh: sync sync-alt arrows-rotate rotate
road: road-lane
rocket: rocket-launch
rss: feed square-rss
ruler: ruler-horizontal
salad: bowl-salad
school: graduation-cap mortar-board user-graduate
scissors: cut
search: magnifying-glass
send: paper-plane paper-plane-o
settings: cog gear
share: share-alt share-nodes
shield-check: shield-alt shield-halved
ship: boat
shirt: tshirt t-shirt
shopping-bag: bag-shopping
shopping-cart: cart-shopping
smoking-no: smoking-ban ban-smoking
snowflake: snowflake-o
soup: bowl-food
star: star-o
star-half: star-half-alt star-half-stroke
sun: sun-o
swimming: swimmer person-swimming
target: bullseye
tent: campground
thumb-down: thumbs-down thumbs-o-down
thumb-up: thumbs-up thumbs-o-up
beach: umbrella-beach
tool: wrench screwdriver-wrench
tools: toolbox
tools-kitchen-2: utensils cutlery
train: subway train-subway
trash: trash-alt trash-can trash-o
truck-delivery: shipping-fast truck-fast
user: user-o user-alt user-large
user-circle: user-circle-o circle-user
user-plus: person-plus
users: user-group user-friends people-group
vaccine: syringe
video: video-camera
virus: viruses
volume: volume-up volume-high
walk: walking person-walking
run: running person-running
wheelchair: wheelchair-alt wheelchair-move
world: globe earth globe-americas globe-europe earth-americas earth-europe
x: times xmark close remove
zoom-in: search-plus magnifying-glass-plus
zoom-out: search-minus magnifying-glass-minus
`;
